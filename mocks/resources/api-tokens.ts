import type { Answer } from '../core/answer';

export const apiTokens: readonly Answer[] = [];
