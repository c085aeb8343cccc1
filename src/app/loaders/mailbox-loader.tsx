import type { ComponentType } from 'react';
import { NotFound } from '../failures/NotFound';

/** The mailbox with the page of unknown addresses, which it is wherever messages are really sent. */
export async function mailboxLoader(): Promise<{ default: ComponentType }> {
  const { Mailbox } = await import('@/features/mailbox/Mailbox');
  return { default: () => <Mailbox nothing={<NotFound />} /> };
}
