import type { Answer } from '../core/answer';

export const taxonomy: readonly Answer[] = [];
