import { codeName } from '@/shared/ui/code-name';

/** What kind of subset it is. */
export const subsetType = codeName('subset:types');
