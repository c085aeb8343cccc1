import fc from 'fast-check';
import { accessionBuilder } from '../kept/builder';
import { plainClusters } from './plain-duplicates.fixture';
import { randomRecords } from './random-records.fixture';

test('clusters of many accessions are what is counted pair by pair', async () => {
  await fc.assert(
    fc.asyncProperty(randomRecords(40), async (records) => {
      const builder = accessionBuilder();
      for (const record of records) builder.add(record);
      const store = builder.build({ institutes: [], countries: [], regions: [], crops: [] });
      const { content } = await store.duplicates({}, 0, 50);
      expect(content.map(({ uuids }) => uuids.toSorted().join()).sort()).toEqual(plainClusters(records));
    }),
    { numRuns: 1_000 },
  );
});
