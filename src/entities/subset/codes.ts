import { codeName } from '@/shared/ui/text/code-name';

/** What kind of subset it is. */
export const subsetType = codeName('subset:types');
