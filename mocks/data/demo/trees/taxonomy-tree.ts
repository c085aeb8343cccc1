import type { FlatRow } from '@/contract/accession/accession';
import type { AccessionService } from '../../accessions/service';
import type { Branch, Twig } from './numbered';

const PATHS = [
  'uuid',
  'accessionNumber',
  'accessionName',
  'taxonomy.genus',
  'taxonomy.species',
  'taxonomy.subtaxa',
  'countryOfOrigin.name',
];

const inOrder = new Intl.Collator('en', { numeric: true }).compare;
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Rows by a text of theirs, in the order of that text; what has none comes last. */
function groups(rows: readonly FlatRow[], keyOf: (row: FlatRow) => string): [key: string, rows: FlatRow[]][] {
  const found = new Map<string, FlatRow[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const known = found.get(key);
    if (known) known.push(row);
    else found.set(key, [row]);
  }
  return [...found].sort(([a], [b]) => Number(a === '') - Number(b === '') || inOrder(a, b));
}

const leaf = (row: FlatRow): Twig => {
  const [number, name] = [text(row.accessionNumber), text(row.accessionName)];
  return { name: name && name !== number ? `${number} (${name})` : number, accession: text(row.uuid) };
};

const byCountry = (rows: readonly FlatRow[]): Twig[] =>
  groups(rows, (row) => text(row['countryOfOrigin.name'])).map(([name, kept]) => ({
    name: name || 'Origin not recorded',
    twigs: kept.map(leaf).sort((a, b) => inOrder(a.name, b.name)),
  }));

function bySubtaxa(rows: readonly FlatRow[], species: string): Twig[] {
  const found = groups(rows, (row) => text(row['taxonomy.subtaxa']));
  if (found.length === 1) return byCountry(rows);
  return found.map(([subtaxa, kept]) =>
    subtaxa
      ? { name: `${species} ${subtaxa}`, taxon: true, twigs: byCountry(kept) }
      : { name: 'No lower taxon recorded', twigs: byCountry(kept) },
  );
}

/** The accessions of a crop, `most` at most, by genus, species, lower taxon and country of origin. */
export async function taxonomyTree(
  accessions: AccessionService,
  crop: { shortName: string; name: string },
  most: number,
): Promise<Branch> {
  const page = await accessions.flat({ crop: [crop.shortName] }, { l: most, s: 'seqNo' }, PATHS.join());
  const twigs = groups(page.content, (row) => text(row['taxonomy.genus'])).map(([genus, ofGenus]): Branch => ({
    name: genus,
    taxon: true,
    twigs: groups(ofGenus, (row) => text(row['taxonomy.species'])).map(([epithet, kept]) => {
      const species = epithet ? `${genus} ${epithet}` : genus;
      return { name: species, taxon: true, twigs: bySubtaxa(kept, species) };
    }),
  }));
  return { name: crop.name, twigs };
}
