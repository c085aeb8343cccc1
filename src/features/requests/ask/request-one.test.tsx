import { screen } from '@testing-library/react';
import { MY_LIST_KEY } from '@/contract/constants';
import { askable } from '../../../../mocks/rules/requests/requests.fixture';
import { makeWorld } from '../../../../mocks/rules/world/world';
import { heading, renderApp } from '../../../../test/harness/harness';

test('“Request” on one accession asks for that one, whatever is in My List', async () => {
  const world = makeWorld({ accessions: 300 });
  const [one = '', ...listed] = await askable(world, 6);
  const kept = JSON.stringify({ count: listed.length, accessions: listed });
  localStorage.setItem(MY_LIST_KEY, kept);
  const { user } = await renderApp(`/a/${one}`, { world });
  await user.click(await screen.findByRole('button', { name: 'Request' }));
  await heading('Accessions in your request');
  expect(await screen.findByText(/^You are requesting 1 of 1 accession you chose\./)).toBeVisible();
  expect(screen.getAllByText('1 accession')).toHaveLength(1);
  // The other steps are about the same one.
  await user.click(await screen.findByRole('link', { name: /^Review and send|3/ }));
  await heading('Review and send');
  expect(screen.getAllByText('1 accession')).toHaveLength(1);
  expect(localStorage.getItem(MY_LIST_KEY)).toBe(kept);
});

test('an address that names no accession asks for nothing by itself', async () => {
  const world = makeWorld({ accessions: 300 });
  const listed = await askable(world, 3);
  localStorage.setItem(MY_LIST_KEY, JSON.stringify({ count: 3, accessions: listed }));
  await renderApp('/requests/create?only=what', { world });
  await heading('Request plant genetic resources');
});
