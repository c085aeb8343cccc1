import type { Accession } from '@/contract/accession/accession';
import type { Genotype } from '@/contract/genotype/genotype';
import type { AccessionGroup } from '../accessions/groups';
import type { AccessionService } from '../accessions/service';
import { following } from '../../tools/store/source';
import { makeTable, type Table } from '../../tools/store/table';
import type { CatalogueGiven } from './given';

/** The demo's are made up, of rows of the demo. */
export const genotypeTable = ({ accessions, demo, changes }: CatalogueGiven): Table<Genotype> =>
  makeTable<Genotype>(changes, {
    name: 'genotype',
    key: ({ uuid }) => uuid,
    seeds: async () => (demo ? (await import('../demo/genotypes')).demoGenotypes(accessions) : []),
  });

type Named = Pick<Genotype, 'instCode' | 'acceNumb'>;
type Found = NonNullable<Genotype['accession']>;

/** Which accessions the records are of. Made when first asked for, and again when records have changed. */
export interface Genotyped {
  /** The accession that a record names, by the record's uuid. */
  byRecord(): Promise<ReadonlyMap<string, Found>>;
  /** Those accessions as a group of their own. */
  group(): Promise<readonly AccessionGroup[]>;
}

/** Numbers that one question names, and accessions that it answers. */
const NUMBERS = 1_000;
const PAGE = 10_000;

type Holding = Pick<Accession, 'uuid' | 'accessionNumber' | 'doi' | 'historic' | 'institute'>;

/** The accessions with one of these numbers, as they are written; historic ones too. */
async function holdings(accessions: AccessionService, numbers: readonly string[]): Promise<Holding[]> {
  const all: Holding[] = [];
  for (let at = 0; at < numbers.length; at += NUMBERS) {
    const accessionNumbers = numbers.slice(at, at + NUMBERS);
    const filter = { accessionNumbers, AND: { historic: true, OR: { historic: false } } };
    for (let p = 0, last = false; !last; p++) {
      const page = await accessions.page(filter, { p, l: PAGE });
      all.push(...page.content);
      ({ last } = page);
    }
  }
  return all;
}

/**
 * Finds the accession of number and holder, or of the number alone where no holder is named. Where several have it, it is
 * the only one that is not historic, or none.
 */
export async function accessionFinder(
  accessions: AccessionService,
  named: readonly Named[],
): Promise<(one: Named) => Found | undefined> {
  const byNumber = new Map<string, Holding[]>();
  for (const each of await holdings(accessions, [...new Set(named.map(({ acceNumb }) => acceNumb))]))
    byNumber.set(each.accessionNumber, [...(byNumber.get(each.accessionNumber) ?? []), each]);
  return ({ instCode, acceNumb }) => {
    const all = (byNumber.get(acceNumb) ?? []).filter(({ institute }) => !instCode || institute.code === instCode);
    const current = all.filter(({ historic }) => !historic);
    const [only, ...others] = current.length > 0 ? current : all;
    return only && others.length === 0 ? { uuid: only.uuid, doi: only.doi ?? null } : undefined;
  };
}

export function genotypedAccessions({ accessions }: CatalogueGiven, table: Table<Genotype>): Genotyped {
  const byRecord = following(table, async () => {
    const rows = await table.all();
    const find = await accessionFinder(accessions, rows);
    return new Map(
      rows.flatMap((row) => {
        const found = find(row);
        return found ? [[row.uuid, found] as const] : [];
      }),
    );
  });
  const group = following(table, async () => {
    const members = [...new Set([...(await byRecord()).values()].map(({ uuid }) => uuid))];
    return [{ property: 'genotypes' as const, uuid: 'genotyped', title: '', members }];
  });
  return { byRecord, group };
}
