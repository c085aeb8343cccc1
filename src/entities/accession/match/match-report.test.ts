import type { MatchCandidate, MatchResult } from '@/contract/accession/match';
import { firstChoices, grouped, leftOf, OUTCOMES, reportCsv, takenOf, withChoice, withGroup } from './match-report';

const candidate = (uuid: string, historic = false): MatchCandidate => ({
  uuid,
  accessionNumber: `N ${uuid}`,
  instituteCode: 'CZE122',
  taxonomy: { genus: 'Triticum', taxonName: 'Triticum' },
  historic,
  reason: 'number',
  value: `N ${uuid}`,
});
const result = (outcome: MatchResult['outcome'], ...candidates: MatchCandidate[]): MatchResult => ({
  identifier: '',
  outcome,
  candidates,
  candidateCount: candidates.length,
});

const pasted = {
  identifiers: ['a', 'b', 'c', 'd', 'e'].map((text, i) => ({ text, lines: [i + 1] })),
  doubles: 0,
  unread: [],
  tooLong: [{ text: 'x'.repeat(301), lines: [9] }],
};
const groups = grouped(pasted, [
  result('exact', candidate('1')),
  result('probable', candidate('1')),
  result('ambiguous', candidate('2'), candidate('3', true)),
  result('none'),
  result('probable', candidate('4')),
]);
const entries = OUTCOMES.flatMap((outcome) => groups[outcome]);

it('reports every identifier once, also what was too long to be asked', () => {
  expect(entries.map(({ text }) => text.slice(0, 1)).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'x']);
  expect(groups.none.map(({ lines }) => lines)).toEqual([[4], [9]]);
});

it('takes only what is exact by itself', () => {
  expect(takenOf(entries, firstChoices(groups))).toMatchObject({ uuids: ['1'], doubles: 0, historic: false });
});

it('takes an accession once, however many identifiers mean it', () => {
  const choices = withGroup(firstChoices(groups), groups.probable, true);
  expect(takenOf(entries, choices)).toMatchObject({ uuids: ['1', '4'], doubles: 1 });
  expect(takenOf(entries, withGroup(choices, groups.probable, false))).toMatchObject({ uuids: ['1'], doubles: 0 });
});

it('keeps what nothing is taken for by DOI, or by institute and number', () => {
  const none = ['DEU146 TRI 1', '10.1/x', 'K-5'].map((text, place) => ({
    text,
    place,
    lines: [1],
    result: result('none'),
  }));
  expect(leftOf(none, new Map(), '')).toMatchObject({
    references: [{ instCode: 'DEU146', acceNumb: 'TRI 1' }, { doi: '10.1/x' }],
    unnamed: 1,
  });
  const { references } = leftOf(none, new Map([['10.1/x', '1']]), 'RUS001');
  expect(references.map(({ instCode, acceNumb }) => `${instCode} ${acceNumb}`)).toEqual(['DEU146 TRI 1', 'RUS001 K-5']);
});

it('says where a historic accession is among the taken ones', () => {
  const taken = takenOf(entries, withChoice(firstChoices(groups), 'c', '3'));
  expect(taken).toMatchObject({ uuids: ['1', '3'], historic: true });
});

it.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-1+cmd|calc', "'-1+cmd|calc"],
  ['+49 1', "'+49 1"],
  ['-5', '-5'],
])('a spreadsheet does not compute the pasted %s', (text, cell) => {
  const { none } = grouped({ identifiers: [{ text, lines: [1] }], doubles: 0, unread: [], tooLong: [] }, [
    result('none'),
  ]);
  const texts = { head: ['lines', 'typed', 'outcome'], outcome: String, reason: () => '', taken: String };
  expect(reportCsv(none, new Map(), texts)).toBe(`lines,typed,outcome\r\n1,${cell},none\r\n`);
});
