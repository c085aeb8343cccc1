import type { Answer } from '../core/answer';

export const amphibian: readonly Answer[] = [];
