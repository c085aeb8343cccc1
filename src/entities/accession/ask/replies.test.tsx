import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { heading } from '../../../../test/harness/harness';
import { answer, answering, asking, criteria } from './ask.fixture';

test('a reply runs nothing and fetches nothing', async () => {
  const reply =
    '**Two** [here](javascript:alert(1)) ![spy](https://evil.example/x.png) <img src=x onerror="alert(1)"><script>alert(1)</script>';
  const { user, box } = await asking({
    handlers: [answering({ reply, notUnderstood: ['<b>bold</b>', 7], filter: { crop: ['<img src=x>'] } })],
  });
  await user.type(box, 'wheat{Enter}');
  expect(await screen.findByText('Two', { selector: 'strong' })).toBeVisible();
  const item = (await answer()).closest('li');
  expect(item?.querySelector('img, script, b, [onerror], [href^="javascript"]')).toBeNull();
  expect(screen.getByText('Not understood: <b>bold</b>')).toBeVisible();
  expect(await criteria()).toEqual(['Crop: <img src=x>']);
});

test('what the catalogue does not know is named and never asked for', async () => {
  const filter = {
    crop: ['maize'],
    colour: 'red',
    geo: { elevation: { ge: 'high' }, soil: { ph: 7 } },
    NOT: { crop: ['barley'], taste: ['sweet'] },
  };
  const { user, box } = await asking({ handlers: [answering({ filter })] });
  await user.type(box, 'red maize{Enter}');
  expect(await criteria()).toEqual(['Crop: Maize']);
  expect(screen.getByText('Not understood: colour: red, Elevation, geo.soil, taste')).toBeVisible();
  expect(await screen.findByText('3 accessions', { selector: 'strong' })).toBeVisible();
});

test('a reply without a filter offers no accessions', async () => {
  const { user, box } = await asking({ handlers: [answering({ filter: { everything: true } })] });
  await user.type(box, 'all{Enter}');
  expect(await answer()).toHaveFocus();
  expect(screen.getByText('Not understood: everything: true')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show these accessions' })).not.toBeInTheDocument();
});

test.each([
  ['no object', 'x'],
  ['no text', { sessionId: 's', reply: 7, ended: false }],
  ['a session that leads elsewhere', { sessionId: '../../api/v2/me', reply: 'x', ended: false }],
])('what is no reply is told as none: %s', async (_, given) => {
  const { user, box } = await asking({ handlers: [http.post('*/ai/chat', () => HttpResponse.json(given))] });
  await user.type(box, 'wheat{Enter}');
  expect(await screen.findByText(/could not generate a response/)).toBeVisible();
  expect(box).toHaveValue('wheat');
});

test('of a reply without end the beginning is shown', async () => {
  const { user, box } = await asking({ handlers: [answering({ reply: 'word '.repeat(200_000) })] });
  await user.type(box, 'wheat{Enter}');
  expect(await screen.findByText('Only the beginning of this answer is shown.')).toBeVisible();
});

test('a conversation that has ended stays readable, and another begins', async () => {
  const { user, box, server } = await asking({ handlers: [answering({ ended: true })] });
  await user.type(box, 'wheat{Enter}');
  expect(await answer()).toHaveFocus();
  expect(screen.getByText('This conversation has ended. You can still read it.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Your question' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  const next = await screen.findByRole('textbox', { name: 'Your question' });
  await waitFor(() => expect(next).toHaveFocus());
  const sent: unknown[] = [];
  server.use(
    http.post('*/ai/chat', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ sessionId: 's2', reply: 'Another.', ended: false });
    }),
  );
  await user.type(next, 'barley{Enter}');
  expect(await screen.findByText('Another.')).toBeVisible();
  expect(sent).toEqual([{ message: 'barley', language: 'en', terms: 1 }]);
  await user.click(screen.getByText('Earlier conversation 1'));
  expect(screen.getByText('wheat')).toBeVisible();
});

test('a conversation that the service no longer knows has ended, and the question is kept', async () => {
  const { user, box, server } = await asking();
  await user.type(box, 'maize{Enter}');
  await answer();
  server.use(http.post('*/ai/chat', () => HttpResponse.json({ error: 'session_ended' }, { status: 404 })));
  await user.type(box, 'from Mexico{Enter}');
  expect(await screen.findByText('Your last question is kept for the next conversation.')).toBeVisible();
  const again = screen.getByRole('button', { name: 'Start again' });
  expect(again).toHaveFocus();
  await user.click(again);
  expect(await screen.findByRole('textbox', { name: 'Your question' })).toHaveValue('from Mexico');
});

test('a conversation is forgotten here and there', async () => {
  const { user, box, world } = await asking();
  await user.type(box, 'maize{Enter}');
  await answer();
  await user.type(box, 'from Mexico{Enter}');
  expect(await answer(2)).toHaveFocus();
  expect(await criteria()).toEqual(expect.arrayContaining(['Crop: Maize', 'Country of origin: Mexico']));
  const forgotten = jest.spyOn(world.conversations, 'forget');
  await user.click(screen.getByRole('button', { name: 'Forget this conversation' }));
  const dialog = await screen.findByRole('dialog', { name: 'Forget this conversation?' });
  await user.click(within(dialog).getByRole('button', { name: 'Forget' }));
  expect(await screen.findByText('Conversation forgotten')).toBeVisible();
  expect(forgotten).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('list', { name: 'Conversation' })).not.toBeInTheDocument();
  await heading('10 accessions');
});

test('nothing of a conversation is in the store or the address', async () => {
  const { user, box, store, address } = await asking({ handlers: [answering({ reply: 'Zyxanswer.' })] });
  await user.type(box, 'zyxquestion{Enter}');
  await answer();
  expect(JSON.stringify(store.getState())).not.toMatch(/zyx(?:question|answer)/i);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/zyx(?:question|answer)/i);
  expect(address()).toBe('/a?view=ask');
});
