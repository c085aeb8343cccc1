import { codeName } from '@/shared/ui/text/code-name';

/** How far something is on its way to publication. */
export const stateName = codeName('publication:states');

/** The same where a column has no room for it. */
export const shortStateName = codeName('publication:shortStates');
