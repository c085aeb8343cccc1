import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ChatReply } from '@/contract/ai/ai';
import { renderApp } from '../../../../test/harness/harness';
import { smallWorld } from '../../../../test/harness/small-world';

type Options = Parameters<typeof renderApp>[1];

export const config = { AI_URL: '/ai' };
export const open = (options: Options = {}) =>
  renderApp('/a?view=ask', { as: 'user', world: smallWorld({ ai: true }), config, ...options });

/** Of somebody who has accepted the terms by now. */
export async function asking(options: Options = {}) {
  const opened = await open(options);
  await opened.user.click(await screen.findByRole('button', { name: 'Accept' }));
  const box = await screen.findByRole('textbox', { name: 'Your question' });
  return { ...opened, box };
}

/** A service that answers whatever it likes. */
export const answering = (reply: Partial<Record<keyof ChatReply, unknown>>) =>
  http.post('*/ai/chat', () => HttpResponse.json({ sessionId: 's1', reply: 'Here you are.', ended: false, ...reply }));

export const answer = (number = 1) => screen.findByRole('heading', { name: `Answer ${number}` });

/** Of the last answer. */
export const criteria = async () => {
  const list = (await screen.findAllByRole('list', { name: 'Understood as' })).at(-1);
  return list && [...list.children].map((item) => item.textContent);
};
