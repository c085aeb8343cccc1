import type { PassportRecord } from '@/mcpd/record';
import { accessionUuid } from '@/mcpd/accession-uuid';
import type { Random } from '../../../mocks/random/random';
import type { LabelledForm } from '../../../test/match/labelled-form';
import { CLEAN, DIRTY, DOI_FORMS } from './dirt';
import { loose, type NaiveCatalogue } from './naive-catalogue';

const EACH = 19;
const named = ({ instCode, acceNumb }: PassportRecord): string => `${instCode} ${acceNumb}`;

/** Tries accessions until so many forms are found. */
function take(
  count: number,
  random: Random,
  from: readonly PassportRecord[],
  make: (r: PassportRecord) => LabelledForm | undefined,
) {
  const forms = new Map<string, LabelledForm>();
  for (let tries = 0; forms.size < count && tries < 200_000; tries++) {
    const form = make(random.pick(from));
    if (form) forms.set(form[0], form);
  }
  return [...forms.values()];
}

/** Writes down five hundred identifiers and what they mean, all from the naive catalogue. */
export function labelledForms(catalogue: NaiveCatalogue, random: Random): LabelledForm[] {
  const { records, couldBe, otherwise, endingIn } = catalogue;
  const doubtful = (r: PassportRecord): boolean => couldBe(r.acceNumb).length > 1;
  const means = (text: string): number => couldBe(text).length + otherwise(text).length + endingIn(text).length;
  const forms: LabelledForm[] = [];
  const add = (count: number, make: (r: PassportRecord) => LabelledForm | undefined, from = records): void =>
    void forms.push(...take(count, random, from, make));

  for (const [dirt, soil] of Object.entries(CLEAN))
    add(EACH, (r) => {
      const typed = soil(r, random);
      if (typed === undefined || (otherwise(r.acceNumb).length > 0 && !/\p{L}/u.test(r.acceNumb))) return undefined;
      return [typed, dirt, doubtful(r) && dirt !== 'withCode' ? 'ambiguous' : 'exact', named(r)];
    });
  for (const [dirt, soil] of Object.entries(DIRTY))
    add(EACH, (r) => {
      const typed = soil(r, random);
      // What digits alone may mean is said below.
      if (typed === undefined || doubtful(r) || (/^\d+(\.0)?$/.test(typed) && means(typed.replace('.0', '')) > 1))
        return undefined;
      if (otherwise(r.acceNumb).length > 0 && !/\p{L}/u.test(r.acceNumb)) return undefined;
      return [typed, dirt, 'probable', named(r)];
    });

  const withDoi = records.filter(({ puid }) => puid);
  add(EACH, (r) => [random.pick(DOI_FORMS)(r.puid ?? ''), 'doi', 'exact', named(r)], withDoi);
  add(6, (r) => [
    random.pick([
      accessionUuid(r.instCode, r.acceNumb, r.genus),
      `https://example.org/a/${accessionUuid(r.instCode, r.acceNumb, r.genus).toUpperCase()}`,
    ]),
    'uuid',
    'exact',
    named(r),
  ]);
  add(10, (r) =>
    r.historic && !doubtful(r) && /\p{L}/u.test(r.acceNumb) ? [r.acceNumb, 'historic', 'exact', named(r)] : undefined,
  );

  // The same number at several genebanks, as it is or without its zeros.
  add(
    10,
    (r) => (doubtful(r) ? [r.acceNumb, 'sameNumber', 'ambiguous', named(r)] : undefined),
    records.filter(doubtful),
  );
  add(EACH, (r) => {
    const digits = /^\p{L}+[ -]?(\d{4,})$/u.exec(r.acceNumb)?.[1];
    if (digits === undefined) return undefined;
    const all = couldBe(digits).length + endingIn(digits).length;
    if (all > 8 || otherwise(digits).length > 0 || couldBe(digits).some(({ acceNumb }) => acceNumb === digits))
      return undefined;
    return [digits, 'prefixMissing', all === 1 ? 'probable' : 'ambiguous', named(r)];
  });
  add(12, (r) => {
    const value = Number(r.acceNumb);
    if (!/^\d{5,}$/.test(r.acceNumb)) return undefined;
    const typed = value
      .toExponential(2)
      .toUpperCase()
      .replace(/E\+?(\d)$/, 'E+0$1');
    const shown = (number: string): boolean =>
      /^\d+$/.test(number) && Number(number).toExponential(2) === value.toExponential(2);
    return records.filter(({ acceNumb }) => shown(acceNumb)).length <= 8
      ? [typed, 'scientific', 'ambiguous', named(r)]
      : undefined;
  });

  // By another number or a name, where that is nobody's accession number.
  const byOther = (dirt: string, text: string | undefined, r: PassportRecord): LabelledForm | undefined => {
    if (text === undefined || couldBe(text).length > 0 || endingIn(text).length > 0) return undefined;
    const all = otherwise(text).length;
    return all > 8 ? undefined : [text, dirt, all === 1 ? 'probable' : 'ambiguous', named(r)];
  };
  add(EACH, (r) => byOther('otherNumber', r.otherNumb[0]?.number, r));
  add(12, (r) => byOther('donorNumber', r.donorNumb, r));
  add(EACH, (r) => byOther('collectingNumber', r.collNumb, r));
  add(EACH, (r) => byOther('name', r.acceName, r));

  // Near misses: nobody's number, but for one digit.
  const others = new Set(records.map(({ acceNumb }) => loose(acceNumb)));
  add(30, ({ acceNumb }) => {
    if (!/^\p{L}+[ _-]?\d{4,}$/u.test(acceNumb)) return undefined;
    const near = acceNumb.replace(/[1-9](?=\d{0,2}$)/, (digit) => String((Number(digit) % 9) + 1));
    return near === acceNumb || others.has(loose(near)) || otherwise(near).length > 0
      ? undefined
      : [near, 'nearMiss', 'none', ''];
  });
  add(15, ({ acceNumb }) => {
    const digits = /^\p{L}+ (\d{4,})$/u.exec(acceNumb)?.[1];
    const typed = `${random.pick(['XQ', 'ZYB', 'QRM', 'Wq', 'BXK'])} ${digits}`;
    return digits === undefined || means(typed) > 0 ? undefined : [typed, 'otherPrefix', 'none', ''];
  });
  add(10, ({ acceNumb }) => {
    const typed = `${acceNumb}${random.pick(['7', '-B', 'x2', '.3'])}`;
    return !/^\p{L}+ \d{4,}$/u.test(acceNumb) || means(typed) > 0 ? undefined : [typed, 'suffix', 'none', ''];
  });
  add(10, (r) => {
    const other = random.pick(records);
    if (other.instCode === r.instCode || couldBe(r.acceNumb).length > 1 || !/^\p{L}+ \d{4,}$/u.test(r.acceNumb))
      return undefined;
    return [`${other.instCode} ${r.acceNumb}`, 'otherInstitute', 'ambiguous', named(r)];
  });
  add(10, (r) => {
    const other = random.pick(records);
    if (![r, other].every((each) => /^\p{L}+ \d{4,}$/u.test(each.acceNumb) && !doubtful(each)) || other === r)
      return undefined;
    return [`${r.acceNumb} = ${other.acceNumb}`, 'twoNumbers', 'ambiguous', named(r)];
  });
  forms.push(
    ...[
      'n/a',
      '-',
      'unknown',
      'Triticum aestivum',
      '2 bags',
      '???',
      'PI',
      'accession number',
      '10.5072/',
      '00000000-0000-5000-8000-000000000000',
    ].map((text): LabelledForm => [text, 'nothing', 'none', '']),
  );
  return forms;
}
