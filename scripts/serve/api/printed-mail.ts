/** Mail transport that prints to the terminal, with control characters escaped. */
import type { Mail } from '@/contract/account/account';
import { LINE_END } from '@/contract/control-characters';

/** What a terminal obeys, C1 and marks that turn a line around among them. */
const OBEYED = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A message as it is shown at the terminal, without control characters and apart from what else is printed there. */
export function printedMail({ to, subject, text }: Mail): string {
  const lines = [`Message to ${to}, not sent to anybody`, subject, '', text].flatMap((part) => part.split(LINE_END));
  return [
    '┌───',
    ...lines.map((line) => `│ ${line.replaceAll('\t', ' ').replaceAll(OBEYED, '')}`.trimEnd()),
    '└───',
    '',
  ].join('\n');
}
