import type { Answer } from '../core/answer';

export const diversityTrees: readonly Answer[] = [];
