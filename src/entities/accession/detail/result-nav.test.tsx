import { screen, within } from '@testing-library/react';
import { accessionBuilder } from '../../../../mocks/data/accessions/kept/builder';
import { ACCESSION_REFERENCE } from '../../../../mocks/data/reference/reference';
import { makeWorld } from '../../../../mocks/rules/world/world';
import { closeApp } from '../../../../test/harness/close-app';
import { arrivedAt, heading, renderApp } from '../../../../test/harness/harness';
import { emptyRecord } from '@/mcpd/record';

const builder = accessionBuilder();
for (let i = 1; i <= 30; i++)
  builder.add({ ...emptyRecord('CZE122', `A ${i}`, 'Triticum'), sampStat: i % 3 ? 300 : 500 });
const world = makeWorld({ accessions: builder.build(ACCESSION_REFERENCE) });

const nav = () => within(screen.getByRole('navigation', { name: 'Through the result' }));
const noNav = () => expect(screen.queryByRole('navigation', { name: 'Through the result' })).toBeNull();
const go = (name: string) => nav().getByRole('link', { name });

test('from record to record through the result, over its pages, and back to it', async () => {
  const { user } = await renderApp('/a?size=25&dir=desc&sort=accessionNumber', { world });
  await user.click(await screen.findByRole('link', { name: 'A 7' }));
  await heading('A 7');
  expect(await screen.findByText('24 of 30')).toBeVisible();
  await user.click(go('Next accession of the result'));
  await heading('A 6');
  await screen.findByText('25 of 30');
  // The next one stands on the next page.
  await user.click(await screen.findByRole('link', { name: 'Next accession of the result' }));
  await heading('A 5');
  await screen.findByText('26 of 30');
  expect(go('Back to the result, 26 of 30')).toHaveAttribute('href', '/a?size=25&dir=desc&sort=accessionNumber&page=2');
  await user.click(await screen.findByRole('link', { name: 'Previous accession of the result' }));
  await heading('A 6');
  window.history.back();
  await heading('A 5');
  await user.click(await screen.findByRole('link', { name: /^Back to the result/ }));
  await arrivedAt('/a?size=25&dir=desc&sort=accessionNumber&page=2');
  await heading('30 accessions');
});

test('the ends of the result lead nowhere, and a reload keeps the place', async () => {
  const { user } = await renderApp('/a?size=25&page=2', { world });
  await user.click(await screen.findByRole('link', { name: 'A 30' }));
  await heading('A 30');
  await screen.findByText('30 of 30');
  expect(nav().queryByRole('link', { name: 'Next accession of the result' })).toBeNull();
  const { state } = window.history as { state: unknown };
  const path = window.location.pathname;
  closeApp();
  window.history.replaceState(state, '', path);
  const replace = jest.spyOn(window.history, 'replaceState');
  replace.mockImplementationOnce(() => undefined);
  await renderApp(path, { world });
  await heading('A 30');
  await screen.findByText('30 of 30');
});

test('an accession that was not opened from a result has no neighbours', async () => {
  await renderApp('/a/overview', { world });
  closeApp();
  const [row] = (await world.accessions.page({}, { l: 1 })).content;
  await renderApp(`/a/${row?.uuid}`, { world });
  await heading('A 1');
  noNav();
});
