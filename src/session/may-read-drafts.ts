import { readersOf, type Kind } from '@/contract/kinds';
import { has, type Policy } from './policies';

/** Is shown what is not published of a kind. */
export const mayReadDrafts = (kind: Kind): Policy => has(...readersOf(kind));
