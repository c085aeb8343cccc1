import type { Answer } from '../core/answer';

export const bibliography: readonly Answer[] = [];
