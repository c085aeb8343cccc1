import { screen, within } from '@testing-library/react';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { failing } from '../../../mocks/adapters/scenarios';
import { handlers } from '../../../mocks/adapters/handlers';
import { makeWorld } from '../../../mocks/rules/world/world';
import { closeApp } from '../../../test/harness/close-app';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';

const world = makeWorld({ accessions: 400 });

/** Opens the traits of the wheats. */
async function openWheats(handlersFirst: HttpHandler[] = []) {
  const portal = await renderApp('/a/traits', { world, handlers: handlersFirst });
  await portal.user.click(await screen.findByRole('checkbox', { name: /^Wheat/ }));
  await arrivedAt(/^\/a\/traits\/v2/);
  return portal;
}

test('without an institute, genus or crop it says what to choose; a choice brings the traits', async () => {
  const { user } = await renderApp('/a/traits', { world });
  await screen.findByRole('heading', { name: 'Name an institute, a genus or a crop first' });
  expect(screen.getByText(/Choose an institute, a genus or a crop in the filters/)).toBeVisible();
  await user.click(await screen.findByRole('checkbox', { name: /^Wheat/ }));
  await screen.findByText(/datasets? ha(s|ve) observations of accessions in this result/);
  const picker = within(await screen.findByRole('region', { name: 'Add a descriptor' }));
  // As the search of accessions finds them.
  await user.type(picker.getByRole('searchbox'), 'drought tolerance');
  expect(picker.getByRole('button', { name: /^Drought susceptibility/ })).toBeVisible();
  await user.clear(picker.getByRole('searchbox'));
  await user.type(picker.getByRole('searchbox'), 'height');
  await user.click(picker.getByRole('button', { name: /^Plant height/ }));
  await user.type(await screen.findByRole('textbox', { name: /^Plant height.*: From/ }), '500{Enter}');
  await screen.findByText(/No accession meets all criteria/);
  await arrivedAt(/^\/a\/traits\/v2[\w-]+\?where=[0-9a-f-]+_ge500$/);
});

test('a link opens the same traits, and its accessions can be listed', async () => {
  const { address } = await openWheats();
  const link = address();
  closeApp();
  const { user } = await renderApp(link, { world });
  const found = await screen.findByText(/^\d+ accessions?$/, { selector: 'strong' });
  const count = found.textContent ?? '';
  await user.click(await screen.findByRole('button', { name: 'Show as a list of accessions' }));
  await arrivedAt(/^\/a\/v/);
  await heading(count);
});

test('a trait that nobody observed in these accessions is named, and that nobody did', async () => {
  const { user } = await renderApp('/a?q=drought+tolerant+maize', { world });
  await arrivedAt(/^\/a\/v/);
  await heading(/accessions?$/);
  await user.click(await screen.findByRole('link', { name: 'Drought susceptibility' }));
  const criterion = within(await screen.findByRole('region', { name: 'Drought susceptibility' }));
  expect(criterion.getByText('0 accessions with values')).toBeVisible();
  expect(screen.getByText(/^No accession meets all criteria/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('one set of buttons stands over the traits, and who was not observed is told', async () => {
  const one = http.post('*/dataset/observed', () => HttpResponse.json({ total: 1, accessionCount: 1, uuids: ['x'] }));
  await openWheats([one]);
  await screen.findByText(/accessions of this result have no observations/);
  expect(screen.getAllByRole('button', { name: /My List/ })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Export …' })).toBeNull();
});

test('a result without observations says so', async () => {
  const none = http.post('*/dataset/accessions-datasets', () => HttpResponse.json([]));
  await openWheats([none]);
  await screen.findByRole('heading', { name: 'No observations of these accessions' });
});

test('a call that fails is drawn in its place, and tried again', async () => {
  const { user, server } = await openWheats([failing('POST /dataset/summary')]);
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.use(...handlers(world, 'http://localhost'));
  await user.click(again);
  await screen.findByRole('region', { name: 'Add a descriptor' });
});
