import type { Answer } from '../core/answer';

export const authorize: readonly Answer[] = [];
