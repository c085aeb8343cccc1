import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Random } from '../../mocks/random/random';

export interface TraitsFiles {
  passport: string;
  traits: string;
  /** To be removed afterwards. */
  folder?: string;
}

const ACCESSIONS = 11_966;
const OBSERVATIONS = 212_276;
const DESCRIPTORS = 47;
const CODES = ['A1', 'B2', 'C3', 'D4', 'Z9'];

/**
 * Passport data and a long table of observations: those that `TRAITS_DATA` and `TRAITS_FILE` name, or made up ones of
 * the size of a national genebank's peanut collection.
 */
export async function traitsFiles(environment = process.env): Promise<TraitsFiles> {
  const { TRAITS_DATA, TRAITS_FILE } = environment;
  if (TRAITS_DATA && TRAITS_FILE) return { passport: TRAITS_DATA, traits: TRAITS_FILE };
  const random = new Random(1);
  const number = (i: number) => `PI ${100_000 + i}`;
  const passport = ['INSTCODE,ACCENUMB,GENUS,SPECIES'];
  for (let i = 0; i < ACCESSIONS; i++) passport.push(`USA016,${number(i)},Arachis,hypogaea`);
  const rows = ['accenumb,descriptor_name,observation_value,method_name,sample'];
  for (let i = 0; i < OBSERVATIONS; i++) {
    const descriptor = Math.floor(random.next() ** 2 * DESCRIPTORS);
    const value =
      descriptor % 4 === 0
        ? (random.next() * 120).toFixed(2)
        : descriptor % 9 === 1
          ? random.pick(CODES)
          : String(1 + random.below(9));
    // A few are of accessions that nobody has.
    const accession = random.below(ACCESSIONS + 20);
    rows.push(`${number(accession)},TRAIT${descriptor},${value},M${random.below(80)},${i}`);
  }
  const folder = await mkdtemp(join(tmpdir(), 'traits-'));
  const files = { passport: join(folder, 'passport.csv'), traits: join(folder, 'observations.csv.gz'), folder };
  await writeFile(files.passport, `${passport.join('\n')}\n`);
  await writeFile(files.traits, gzipSync(`${rows.join('\n')}\n`));
  return files;
}
