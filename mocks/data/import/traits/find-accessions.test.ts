import type { MatchResult } from '@/contract/accession/match';
import { demoAccessions } from '../../demo/demo-accessions';
import { findAccessions } from './find-accessions';

test('names of very many institutes are asked together, each with its own', async () => {
  const accessions = demoAccessions(50);
  const { content } = await accessions.page({ historic: false }, { l: 1 });
  const [held] = content;
  let asked = 0;
  const counted = {
    ...accessions,
    match: async (...question: Parameters<typeof accessions.match>): Promise<MatchResult[]> => {
      asked++;
      return accessions.match(...question);
    },
  };
  const nowhere = Array.from({ length: 2_000 }, (_, at) => ({ institute: `XXX${at}`, number: `X ${at}`, doi: '' }));
  const name = { institute: held?.instituteCode ?? '', number: held?.accessionNumber ?? '', doi: '' };
  const found = await findAccessions([...nowhere, name, { ...name, institute: '' }], counted, name.institute);
  expect(found.map((each) => 'candidate' in each && each.candidate.uuid)).toEqual([
    ...nowhere.map(() => false),
    held?.uuid,
    held?.uuid,
  ]);
  expect(asked).toBeLessThan(5);
});
