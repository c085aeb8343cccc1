import type { Answer } from '../core/answer';

export const datasets: readonly Answer[] = [];
