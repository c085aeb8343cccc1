import type { Answer } from '../core/answer';

export const partners: readonly Answer[] = [];
