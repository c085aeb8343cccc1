import type { Answer } from '../core/answer';

export const repository: readonly Answer[] = [];
