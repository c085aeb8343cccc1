import type { Answer } from '../core/answer';

export const vocabulary: readonly Answer[] = [];
