import { screen } from '@testing-library/react';
import { MY_LIST_KEY } from '@/contract/constants';
import { makeWorld } from '../../../../mocks/rules/world/world';
import { arrivedAt, heading, renderApp } from '../../../../test/harness/harness';

test('an accession is left out, another asked for in a form and a quantity, and both stay so', async () => {
  const world = makeWorld({ accessions: 600 });
  const { content } = await world.accessions.page({ historic: false, institute: { code: ['DEU146'] } }, { l: 40 });
  const [first, second] = content.filter(({ available }) => available !== false);
  const uuids = [first?.uuid ?? '', second?.uuid ?? ''];
  localStorage.setItem(MY_LIST_KEY, JSON.stringify({ count: 2, accessions: uuids }));
  const { user } = await renderApp('/requests/create', { world });
  await user.click(await screen.findByText('2 accessions'));
  await user.click(await screen.findByRole('checkbox', { name: `Request ${first?.accessionNumber}` }));
  expect(screen.getByText(/^You are requesting 1 of the 2 accessions in My List\. 1 is left out\./)).toBeVisible();
  expect(screen.queryByRole('combobox', { name: `Form of ${first?.accessionNumber}` })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: `Form of ${second?.accessionNumber}` }), 'seeds');
  await user.selectOptions(screen.getByRole('combobox', { name: `Quantity of ${second?.accessionNumber}` }), '100');
  await user.click(screen.getByRole('link', { name: 'Next: your details' }));
  await arrivedAt('/requests/create/request-info');
  window.history.pushState(null, '', '/requests/create/submit');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await heading('Review and send');
  expect(await screen.findByText('seeds: 100', { exact: false })).toBeVisible();
  expect(screen.queryByText(first?.accessionNumber ?? '')).toBeNull();
});
