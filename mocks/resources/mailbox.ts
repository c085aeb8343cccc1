import type { Answer } from '../core/answer';

export const mailbox: readonly Answer[] = [];
