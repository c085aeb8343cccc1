import { demoParts } from '../demo/demo-catalogue';
import { columnsBuilder } from './builder';
import { Uuids } from './uuids';

test('rows are found by first words that were made elsewhere', () => {
  const builder = columnsBuilder();
  for (const part of demoParts(300)) part.fill((record) => builder.add(record));
  const columns = builder.build();
  const uuids = new Uuids(columns);
  const rows = Array.from({ length: 300 }, (_, row) => row);
  uuids.take(new Uuids(columns).heads());
  expect(rows.map((row) => uuids.row(uuids.text(row)))).toEqual(rows);

  const astray = new Uuids(columns);
  astray.take(new Uint32Array(300));
  expect(astray.row(astray.text(7))).toBeUndefined();
});
