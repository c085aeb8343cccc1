import { NotReady } from '../../mocks/data/accessions/kept/not-ready';
import { makeWorld } from '../../mocks/rules/world/world';
import { LABELLED_ACCESSIONS, type LabelledForm } from './labelled-form';
import { LABELLED_FORMS } from './labelled-forms-data';
import type { MatchResult } from '@/contract/accession/match';

const found = ({ candidates }: MatchResult) =>
  candidates.map(({ instituteCode, accessionNumber }) => `${instituteCode} ${accessionNumber}`);

const isRight = ([, , expected, truth]: LabelledForm, result: MatchResult) =>
  result.outcome === expected && (truth === '' || found(result).includes(truth));

type Matcher = Pick<ReturnType<typeof makeWorld>['accessions'], 'match'>;

/** As clients do, who are told to ask again while the index is being made. */
async function matched(accessions: Matcher, typed: string[]): Promise<MatchResult[]> {
  try {
    return await accessions.match(typed);
  } catch (error) {
    if (error instanceof NotReady) return matched(accessions, typed);
    throw error;
  }
}

test('five hundred dirty identifiers mean what they mean', async () => {
  const world = makeWorld({ accessions: LABELLED_ACCESSIONS });
  const results = await matched(
    world.accessions,
    LABELLED_FORMS.map(([typed]) => typed),
  );
  const judged = LABELLED_FORMS.map((form, i) => {
    const result = results[i] ?? { identifier: '', outcome: 'none', candidates: [], candidateCount: 0 };
    return { form, result, right: isRight(form, result) };
  });
  const told = ({ form, result }: (typeof judged)[number]) =>
    `${form.join(' | ')} → ${result.outcome} ${found(result).join(', ')}`;

  expect(LABELLED_FORMS).toHaveLength(500);
  // Whatever was made of an accession's number: who calls it exact must mean that accession, and no doubt be written down.
  const wronglyExact = judged.filter(({ result, right }) => result.outcome === 'exact' && !right);
  expect(wronglyExact.map(told)).toEqual([]);
  const wrong = judged.filter(({ right }) => !right);
  expect(wrong.slice(0, 11).map(told)).toEqual(wrong.length > 10 ? [] : wrong.map(told));
  expect(judged.length - wrong.length).toBeGreaterThanOrEqual(0.98 * LABELLED_FORMS.length);
});
