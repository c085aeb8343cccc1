import type { Answer } from '../core/answer';

export const observations: readonly Answer[] = [];
