import type { Answer } from '../core/answer';

export const descriptorLists: readonly Answer[] = [];
