import type { Answer } from '../core/answer';

export const networks: readonly Answer[] = [];
