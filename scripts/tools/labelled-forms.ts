/**
 * Writes test/match/labelled-forms-data.ts: dirty identifiers made from the demo catalogue with a seed, and what they
 * mean. The truth comes from how each was made and from a plain search of the whole catalogue, not from the matcher.
 * Run `npx tsx scripts/tools/labelled-forms.ts` when the demo catalogue changes, and read what changed.
 */
import { writeFileSync } from 'node:fs';
import { Random } from '../../mocks/random/random';
import { LABELLED_ACCESSIONS } from '../../test/match/labelled-form';
import { labelledForms } from './labelled-forms/label';
import { naiveCatalogue } from './labelled-forms/naive-catalogue';

const SEED = 20251121;
const COUNT = 500;

const forms = labelledForms(naiveCatalogue(LABELLED_ACCESSIONS), new Random(SEED));
// Every so manieth one stands for its neighbours, so that all kinds of dirt stay.
const chosen = forms.filter(
  (_, i) => Math.floor((i * COUNT) / forms.length) !== Math.floor(((i - 1) * COUNT) / forms.length),
);
const line = (form: readonly string[]): string =>
  `  [${form
    .map(
      (text) =>
        `'${text
          .replaceAll('\\', '\\\\')
          .replaceAll("'", "\\'")
          .replace(/[\t\u00a0\u2011]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`,
    )
    .join(', ')}],`;
const text = `import type { LabelledForm } from '../labelled-form';

/** Made by scripts/tools/labelled-forms.ts with seed ${SEED}. */
// oxfmt-ignore
export const LABELLED_FORMS: readonly LabelledForm[] = [
${chosen.map(line).join('\n')}
];
`;
writeFileSync(new URL('../../test/match/labelled-forms-data.ts', import.meta.url), text);
console.log(`${chosen.length} of ${forms.length} forms written.`);
