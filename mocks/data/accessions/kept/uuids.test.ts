import { fillDemo } from '../../demo/demo-catalogue';
import { columnsBuilder } from './builder';
import { Uuids } from './uuids';

test('rows are found by first words that were made elsewhere', () => {
  const builder = columnsBuilder();
  fillDemo((record) => builder.add(record), 300);
  const columns = builder.build();
  const uuids = new Uuids(columns);
  const rows = Array.from({ length: 300 }, (_, row) => row);
  uuids.take(new Uuids(columns).heads());
  expect(rows.map((row) => uuids.row(uuids.text(row)))).toEqual(rows);

  const astray = new Uuids(columns);
  astray.take(new Uint32Array(300));
  expect(astray.row(astray.text(7))).toBeUndefined();
});
