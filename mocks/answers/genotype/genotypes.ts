import type { AccessionFilter } from '@/contract/accession/accession-filter';
import {
  GENOTYPES_MAX,
  genotypeSchema,
  type Genotype,
  type GenotypeFilter,
  type GenotypeId,
  type GenotypeOutcome,
} from '@/contract/genotype/genotype';
import { tabLine } from '../../data/accessions/rows/tab-lines';
import { collection } from '../../rules/entities/collection';
import { byOf, crud } from '../../rules/entities/crud';
import { genotypes as kept, sameGenotype } from './managed-genotypes';
import { readChange, readEach } from '../../rules/entities/read-change';
import { accessionFinder } from '../../data/catalogue/genotypes';
import { badRequest } from '../../tools/http/api-failure';
import { csvResponse, wantsCsv } from '../../tools/http/send';
import type { Fields } from '../../tools/lists/field';
import { DEFAULT_LENGTH, pageFacts } from '../../tools/lists/paging';
import { readFilter } from '../../tools/lists/read-filter';
import { withToken, type Caller } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';
import type { World } from '../../rules/world/world';

/** The longest page of `POST /acn/genotype-ids`. */
const MAX_PAGE = 10_000;

const CSV_COLUMNS = ['instCode', 'acceNumb', 'serverUrl', 'genotypeId'] as const;

const fields: Fields<Genotype> = {
  uuid: { kind: 'terms', value: ({ uuid }) => uuid },
  acceNumb: { kind: 'text', value: ({ acceNumb }) => acceNumb, search: true },
  instCode: { kind: 'terms', value: ({ instCode }) => instCode, facet: true, search: true },
  genotypeId: { kind: 'text', value: ({ genotypeId }) => genotypeId, search: true },
  serverUrl: { kind: 'terms', value: ({ serverUrl }) => serverUrl, facet: true, search: true },
  found: { kind: 'flag', value: ({ accession }) => Boolean(accession), facet: true },
  createdBy: { kind: 'terms', value: ({ createdBy }) => createdBy },
  lastModifiedDate: { kind: 'date', value: ({ lastModifiedDate }) => lastModifiedDate, internal: true },
};

/** With the accessions that they name. */
async function withAccessions(world: World, rows: readonly Genotype[]): Promise<Genotype[]> {
  const found = await world.catalogue.genotyped.byRecord();
  return rows.map((row) => ({ ...row, accession: found.get(row.uuid) ?? null }));
}

const genotypesOf = collection<Genotype, GenotypeFilter, Genotype>(
  fields,
  async (world, caller) => withAccessions(world, await kept.listed(world, caller)),
  (row, caller, world) => kept.details(world, row, caller),
  kept.personal,
);

/** Those of the accessions of a filter, in the order of the accessions. */
async function genotypeIds(world: World, caller: Caller, filter: AccessionFilter): Promise<GenotypeId[]> {
  const found = await world.catalogue.genotyped.byRecord();
  const { uuids } = await world.accessionsFor(caller).uuids({ genotyped: true, AND: filter }, found.size);
  const records = new Map<string, GenotypeId[]>(uuids.map((uuid) => [uuid, []]));
  for (const { uuid, instCode, acceNumb, genotypeId, serverUrl } of await world.catalogue.genotypes.all()) {
    const accession = found.get(uuid);
    if (!accession) continue;
    const { uuid: of, doi } = accession;
    records.get(of)?.push({ instCode, acceNumb, genotypeId, serverUrl, doi, accession: { uuid: of } });
  }
  return [...records.values()].flat();
}

/** Keeps all of them, or none and names those that cannot be kept. What is there already stays as it is. */
async function imported(world: World, given: unknown, caller: Caller): Promise<GenotypeOutcome[]> {
  const read = readEach('genotypes', given, GENOTYPES_MAX, (each) => readChange(genotypeSchema, each, false));
  if (read.length === 0) throw badRequest('"genotypes" must have something in it.');
  const find = await accessionFinder(world.accessions, read);
  const { genotypes: table } = world.catalogue;
  const known = new Map((await table.all()).map((row) => [sameGenotype(row), row.uuid]));
  // From here on nothing waits: all of it is kept, or nothing is.
  const by = { by: byOf(caller) };
  return read.map((change) => {
    const same = sameGenotype(change);
    const before = known.get(same);
    const uuid = before ?? table.create({ ...kept.fresh(), ...change }, by).uuid;
    known.set(same, uuid);
    return { uuid, result: before === undefined ? 'added' : 'known', found: find(change) !== undefined };
  });
}

export const genotypes: readonly Answer[] = [
  answer('POST /acn/genotype-ids', withToken, async ({ world, session, request, query, body }) => {
    const { filter, filterCode } = await readFilter<AccessionFilter>(world, query.f, body);
    const all = await genotypeIds(world, session, filter);
    if (wantsCsv(request)) {
      const lines = all.map((row) => tabLine(CSV_COLUMNS.map((name) => row[name])));
      return csvResponse([tabLine(CSV_COLUMNS), ...lines].join(''), all.length);
    }
    const { p = 0, l = DEFAULT_LENGTH } = query;
    const size = Math.min(Math.max(l, 1), MAX_PAGE);
    const content = all.slice(p * size, (p + 1) * size);
    return { content, ...pageFacts(all.length, p, size, content.length), filterCode, filter };
  }),

  answer('POST /genotype/list', withToken, genotypesOf.list),
  answer('POST /genotype/filter', withToken, genotypesOf.filter),

  answer('GET /genotype/:uuid', withToken, async ({ world, session, params }) => {
    const [row] = await withAccessions(world, [await kept.one(world, params.uuid, session)]);
    return kept.details(world, row as Genotype, session);
  }),

  answer('POST /genotype/import', kept.allow, async ({ world, session, body }) => ({
    outcomes: await imported(world, body?.genotypes, session),
  })),

  ...crud(kept),
];
