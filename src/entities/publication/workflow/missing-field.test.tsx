import { screen, waitFor } from '@testing-library/react';
import { makeWorld } from '../../../../mocks/rules/world/world';
import { arrivedAt, renderApp } from '../../../../test/harness/harness';

test('what is missing leads to its input, which has the focus', async () => {
  const world = makeWorld({ accessions: 600 });
  const { subsets } = world.catalogue;
  const draft = (await subsets.all()).find(({ title }) => title === 'Potatoes for a trial of late blight');
  if (!draft) throw new Error('The demo has a draft of potatoes');
  subsets.change(draft.uuid, undefined, { rights: null }, { by: undefined });
  const path = `/dashboard/subsets/${draft.uuid}/edit`;
  const { user } = await renderApp(`${path}/review-and-publish`, { world, as: 'publisher' });
  await user.click(await screen.findByRole('link', { name: 'Licence' }));
  await arrivedAt(path);
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Licence/ })).toHaveFocus());
});
