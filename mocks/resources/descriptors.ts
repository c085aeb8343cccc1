import type { Answer } from '../core/answer';

export const descriptors: readonly Answer[] = [];
