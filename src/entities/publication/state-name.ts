import { codeName } from '@/shared/ui/code-name';

/** How far something is on its way to publication. */
export const stateName = codeName('publication:states');
