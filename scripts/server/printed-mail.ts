import type { Mail } from '@/contract/account';

/** A message as it is shown at the terminal, apart from what else is printed there. */
export function printedMail({ to, subject, text }: Mail): string {
  const lines = [`Message to ${to}, not sent to anybody`, subject, '', ...text.split('\n')];
  return ['┌───', ...lines.map((line) => `│ ${line}`.trimEnd()), '└───', ''].join('\n');
}
