import type { Answer } from '../core/answer';

export const account: readonly Answer[] = [];
