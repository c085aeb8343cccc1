import { editorAddress, type EditRow } from './href';
import { matchRoute } from './match-route';
import { routeNames } from './routes';

const KEYS: Record<string, string> = {
  wiewsCode: 'CZE122',
  isoCode: 'CZE',
  uuid: '7f1a1b1c-0000-4000-8000-000000000001',
};

const rows = routeNames.filter((name): name is EditRow => name.startsWith('edit'));

test.each(rows)('%s: the item is found again in the address of its editor', (name) => {
  const { param, editHref } = editorAddress(name);
  const key = KEYS[param] ?? 'wheat';
  expect(matchRoute(editHref(key))).toMatchObject({ name, params: { [param]: key } });
});
