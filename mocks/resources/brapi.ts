import type { Answer } from '../core/answer';

export const brapi: readonly Answer[] = [];
