import { dateTerms } from './date-terms';

const counted = (...terms: string[]) => terms.map((term) => ({ term, count: 2 }));
const days = (month: string, many: number) =>
  Array.from({ length: many }, (_, at) => `${month}${String(at + 1).padStart(2, '0')}`);

test('few days are told day by day, the earliest first', () => {
  expect(dateTerms(counted('20150402', '20150330'))).toEqual([
    { key: '20150330', term: '20150330', count: 2, criterion: { ge: '20150330', le: '20150330' } },
    { key: '20150402', term: '20150402', count: 2, criterion: { ge: '20150402', le: '20150402' } },
  ]);
});

test('many days are counted by month, and none is lost', () => {
  const terms = dateTerms(counted(...days('201504', 8), ...days('201502', 7)));
  expect(terms?.map(({ key, count }) => [key, count])).toEqual([
    ['201502', 14],
    ['201504', 16],
  ]);
  expect(terms?.[0]?.criterion).toEqual({ ge: '20150201', le: '20150228' });
});

test('many months are counted by year', () => {
  const months = Array.from({ length: 30 }, (_, at) => `${1990 + (at % 3)}${String(1 + (at % 10)).padStart(2, '0')}15`);
  const terms = dateTerms(counted(...new Set(months)));
  expect(terms?.map(({ key }) => key)).toEqual(['1990', '1991', '1992']);
  expect(terms?.[0]?.criterion).toEqual({ ge: '19900101', le: '19901231' });
});

test('a date without its month counts for its year; one without a year leaves all as they are', () => {
  expect(dateTerms(counted(...days('201504', 11), '2016----', '20170000'))?.map(({ key }) => key)).toEqual([
    '2015',
    '2016',
    '2017',
  ]);
  expect(dateTerms(counted(...days('201504', 11), '----0412'))).toBeUndefined();
});
