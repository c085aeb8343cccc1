import type { Answer } from '../core/answer';

export const subsets: readonly Answer[] = [];
