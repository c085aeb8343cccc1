import { Random } from '../../../tools/random';

/** When accessions were last grown for fresh seed: a line each, made up from the numbers alone. */
export function regenerationTable(accessionNumbers: readonly string[]): string {
  const random = new Random(accessionNumbers.length);
  const lines = accessionNumbers.map((number) => {
    const year = 1996 + random.below(28);
    const grams = 20 + random.below(480);
    const germination = 82 + random.below(18);
    return `"${number.replaceAll('"', '""')}",${year},${grams},${germination}`;
  });
  return ['ACCENUMB,REGENERATED,SEED_GRAMS,GERMINATION_PERCENT', ...lines, ''].join('\n');
}
