import type { Answer } from '../core/answer';

export const registration: readonly Answer[] = [];
