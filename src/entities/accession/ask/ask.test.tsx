import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { AI_MESSAGE_MAX } from '@/contract/ai/ai';
import { arrivedAt, heading } from '../../../../test/harness/harness';
import { Gate } from '../../../../test/harness/settled';
import { answer, asking, criteria } from './ask.fixture';

test('a question is answered by a filter, which is shown before it is used', async () => {
  const { user, box, address } = await asking();
  await user.click(screen.getByRole('button', { name: 'Available maize from Mexico' }));
  expect(box).toHaveFocus();
  await user.clear(box);
  await user.type(box, 'maize from Mexico zyx{Enter}');
  expect(await answer()).toHaveFocus();
  expect(screen.getByText(/This is the demo assistant/)).toBeVisible();
  expect(await criteria()).toEqual(expect.arrayContaining(['Crop: Maize', 'Country of origin: Mexico']));
  expect(screen.getByText('Not understood: zyx')).toBeVisible();
  expect(await screen.findByText('2 accessions', { selector: 'strong' })).toBeVisible();
  expect(box).toHaveValue('');
  expect(await heading('10 accessions')).toBeVisible();
  expect(address()).toBe('/a?view=ask');
  await user.click(screen.getByRole('button', { name: 'Show these accessions' }));
  await arrivedAt(/^\/a\/v[\w-]+$/);
  expect(await heading('2 accessions')).toBeVisible();
  // Back at it, the conversation is still there.
  window.history.back();
  expect(await answer()).toBeVisible();
});

test('Shift and Enter begin a line, and a long message is told before it is sent', async () => {
  const { user, box } = await asking();
  await user.type(box, 'wheat{Shift>}{Enter}{/Shift}barley');
  expect(box).toHaveValue('wheat\nbarley');
  await user.clear(box);
  await user.click(box);
  await user.paste('x'.repeat(AI_MESSAGE_MAX + 1));
  expect(box).toHaveAccessibleDescription('Your message is too long. Please trim it down. Characters: 2,001 of 2,000');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
});

test('while it thinks it can be cancelled, and the question stays', async () => {
  const { user, box } = await asking({ handlers: [http.post('*/ai/chat', new Gate().pass)] });
  await user.type(box, 'wheat{Enter}');
  const status = await screen.findByText('Thinking …');
  expect(status.closest('[role=status]')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Cancelled. Your question is still in the box.')).toBeVisible();
  expect(box).toHaveValue('wheat');
  expect(box).toHaveFocus();
});

test.each([
  [413, 'Your message is too long. Please trim it down.'],
  [500, 'The AI assistant could not generate a response. Please rephrase your message.'],
  [503, 'The AI assistant is currently unavailable. Please check back later.'],
  [504, 'The AI assistant took too long. Please try again.'],
])('a failure of %d is told, and the question stays', async (status, words) => {
  const { user, box } = await asking({
    handlers: [http.post('*/ai/chat', () => HttpResponse.json({ error: 'x' }, { status }))],
  });
  await user.type(box, 'wheat{Enter}');
  expect(await screen.findByText(words)).toBeVisible();
  expect(box).toHaveValue('wheat');
});
