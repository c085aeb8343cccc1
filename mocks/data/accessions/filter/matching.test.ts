import { ACCESSION_REFERENCE } from '../../reference/reference';
import { demoAccessions } from '../../demo/demo-accessions';
import { fillDemo } from '../../demo/demo-catalogue';
import { columnsBuilder } from '../kept/builder';
import { makeModel } from '../model';
import { Matching } from './matching';

test('filters that are asked at once do not count as each other', async () => {
  const service = demoAccessions(300);
  const { uuids } = await service.uuids({}, 300);
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 5));
  const asked = Array.from({ length: 160 }, (_, at) => service.count({ uuid: uuids.slice(at, at + 130) }));
  await expect(Promise.all(asked)).resolves.toEqual(asked.map(() => 130));
  clock.mockRestore();
});

test('an index that is made once for all does not count', async () => {
  const builder = columnsBuilder();
  fillDemo((record) => builder.add(record), 300);
  const model = makeModel(builder.build(), ACCESSION_REFERENCE);
  const matching = new Matching(model);
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  const work = model.uuids.work.bind(model.uuids);
  let isMade = false;
  jest.spyOn(model.uuids, 'work').mockImplementation((rows) => {
    if (!isMade) now += 5_000;
    return (isMade = work(rows));
  });
  const filter = matching.parse({ uuid: Array.from({ length: 130 }, (_, row) => model.uuids.text(row)) });
  await matching.prepare(filter);
  clock.mockRestore();
  expect(matching.rows(filter, ['historic']).count).toBe(130);
  expect(now).toBeGreaterThan(0);
});
