import type { Accession } from '@/contract/accession/accession';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { Facets, Page } from '@/contract/page';
import type { Catalogue } from '../catalogue';
import { countAll } from '../counts';
import { download } from '../download';
import { CodeCounter } from '../facets/count';
import { DEFAULT_FACETS, FACETS } from '../facets/definitions';
import { FacetCounts } from '../facets/facets';
import { Duplicates } from '../duplicates/duplicates-page';
import { drawTile } from '../map/draw-tile';
import { PlaceIndex } from '../map/place-index';
import { pointsOf } from '../map/points';
import { whereOf, type Where } from '../map/where';
import { Matching, type Matches } from '../filter/matching';
import type { ParsedFilter } from '../filter/parse-filter';
import { Identifiers } from '../match/identifiers';
import { imagePage } from '../rows/image-page';
import { makeModel } from '../model';
import { Sorting } from '../order/sorting';
import { Indexes, type StoreIndexes } from './indexes';
import type { Rebuild } from './rebuild';
import { Recent } from '../recent';
import { placesOf } from '../places';
import type { PassportRecord } from '@/mcpd/record';
import { accessionOf, subsetsOf } from '../rows/accession-of';
import { detailOf } from '../rows/detail-of';
import { DEFAULT_FLAT_PATHS, flatRow, readPaths } from '../rows/flat-row';
import { recordOf } from '../rows/record-of';
import { project } from '../../../tools/lists/project';
import { mapInTurns } from '../../../tools/workers/turns';
import type { AccessionService, FilterInput, RowsQuery } from '../service';
import type { AccessionReference } from '../reference';
import { similarRows } from '../similar/similar-rows';
import { speciesList, taxonCounts } from './species-list';
import { suggestAccessions } from '../suggest';

const DEFAULT_LENGTH = 50;
const DEFAULT_TERMS = 10;
/** Filters whose rows and facets are at hand: pages of the same filter do not compute them again. */
const MAX_KEPT_FILTERS = 64;

/** A catalogue with more rows is indexed a piece at a time, in between questions. */
const LARGE = 250_000;
const PIECE = 20_000;

/** What tables of accessions are sorted by, beside their numbers, and takes more than a moment for millions. */
const OFFERED_SORTS = ['accessionName', 'doi', 'coll.collNumb', 'seqNo', 'geo.latitude', 'geo.longitude'];

/** The columns are never written: `layered-store.ts` makes others. */
export interface ColumnsService extends Omit<
  AccessionService,
  'putLayer' | 'rebuildIndex' | 'rebuilt' | 'stopRebuild'
> {
  /** @throws Stopped where `rebuild` was, and nothing is changed. */
  rebuild(name: string, rebuild: Rebuild): Promise<void>;
}

interface Asked {
  parsed: ParsedFilter;
  matches: Matches;
  facets: Recent<Promise<Facets>>;
  where?: Where;
}

/**
 * The service over built columns; `model` where some of its indexes are made, `heads` where those of its uuids are being
 * made. Its indexes are made at once, those of a large catalogue in between questions.
 */
export function accessionStore(
  data: Catalogue,
  reference: AccessionReference,
  model = makeModel(data, reference),
  heads?: Promise<Uint32Array | undefined>,
): ColumnsService {
  const matching = new Matching(model);
  const facets = new FacetCounts(model, matching);
  const counter = new CodeCounter();
  const sorting = new Sorting(model);
  const identifiers = new Identifiers(model);
  const current = matching.rows(matching.parse(undefined));
  const kept = new Recent<Asked>(MAX_KEPT_FILTERS);
  const caches = {
    'accessions.filters': kept,
    'accessions.criteria': matching.kept,
    'accessions.orders': sorting.kept,
  };
  let counts: ReturnType<typeof countAll> | undefined;

  model.numbers();
  const own: StoreIndexes = { places: new PlaceIndex(model), duplicates: new Duplicates(model) };
  // Half a second for millions, so that the first map waits for nothing.
  own.places.work(Infinity);
  const indexes = new Indexes(model, own, () => {
    for (const each of [matching, identifiers]) each.forget();
    sorting.kept.drop((sort) => sort === 'accessionNumber');
    kept.clear();
  });
  if (data.rows > LARGE) void prepareLarge();
  else for (const index of [model.uuids, model.search()]) index.work(Infinity);

  async function prepareLarge(): Promise<void> {
    model.uuids.take(await heads);
    for (const index of [model.uuids, model.search(), model.seqNo()])
      while (!index.work(PIECE)) await new Promise((resolve) => setTimeout(resolve, 0));
    for (const sort of OFFERED_SORTS) await sorting.ranks(sort);
    await model.spellings().ready();
  }

  async function ask(filter: FilterInput): Promise<Asked> {
    const key = JSON.stringify(filter ?? {});
    const parsed = kept.has(key) ? undefined : matching.parse(filter);
    const prepared = parsed && matching.prepare(parsed);
    if (prepared) await prepared;
    return kept.get(key, () => {
      const read = parsed ?? matching.parse(filter);
      return { parsed: read, matches: matching.rows(read), facets: new Recent<Promise<Facets>>(4) };
    });
  }

  async function pageOf<T>(
    filter: FilterInput,
    query: RowsQuery,
    make: (row: number) => T,
  ): Promise<Page<T, AccessionFilter>> {
    const { matches } = await ask(filter);
    const { p: number = 0, l: size = DEFAULT_LENGTH, s: sort, d } = query;
    const from = number * size;
    const rows = await sorting.page(matches, { from, to: from + size, sort, descending: d === 'DESC' });
    const totalPages = Math.ceil(matches.count / Math.max(1, size));
    return {
      content: await mapInTurns(rows, make),
      number,
      size,
      numberOfElements: rows.length,
      totalElements: matches.count,
      totalPages,
      first: number === 0,
      last: number + 1 >= totalPages,
    };
  }

  /** Pages leave out the subsets, unless they are asked for: who lists accessions need not wait for those. */
  const whole = (row: number): Accession => ({ ...accessionOf(model, row), subsets: subsetsOf(model, row) });

  const plain = (row: number): Accession => accessionOf(model, row);
  const madeFor = (paths: readonly string[]) => (paths.some((path) => path.startsWith('subsets')) ? whole : plain);

  const nested = ({ select, exclude }: RowsQuery) => {
    const make = madeFor(readPaths(select));
    return (row: number): Accession => project(make(row), select, exclude);
  };

  const one = (row: number | undefined): Accession | undefined =>
    row === undefined ? undefined : detailOf(model, row);

  const suggested = async (filter: FilterInput, keys: readonly string[], limit: number): Promise<Facets> => {
    const asked = await ask(filter);
    return asked.facets.get(`${limit} ${keys.join()}`, () =>
      facets.suggestions(asked.parsed, asked.matches, keys, limit),
    );
  };

  return {
    enrol: async (property, groups) => {
      model.groups.enrol(property, groups);
      matching.forget();
      kept.clear();
    },
    rename: async (names) => {
      model.rename(names);
      for (const each of [matching, facets, sorting, identifiers]) each.forget();
      kept.clear();
    },
    page: async (filter, query) => pageOf(filter, query, nested(query)),
    filterPage: async (filter, query) => {
      const keys = [...new Set([...DEFAULT_FACETS, ...readPaths(query.facets)])];
      const page = await pageOf(filter, query, nested(query));
      return { ...page, suggestions: await suggested(filter, keys, query.limit ?? DEFAULT_TERMS) };
    },
    overview: async (filter, keys = Object.keys(FACETS), limit = DEFAULT_TERMS) => {
      const { matches } = await ask(filter);
      return {
        accessionCount: matches.count,
        overview: await facets.overview(matches, keys, limit),
        suggestions: await suggested(filter, keys, limit),
      };
    },
    figures: async (filter, facet, property) => facets.figures((await ask(filter)).matches, facet, property),
    flat: async (filter, query, select) => {
      const chosen = readPaths(select);
      const paths = chosen.length > 0 ? chosen : DEFAULT_FLAT_PATHS;
      const make = madeFor(paths);
      return pageOf(filter, query, (row) => flatRow(make(row), paths));
    },
    count: async (filter) => (await ask(filter)).matches.count,
    uuids: async (filter, most, { s: sort, d } = {}) => {
      const { matches } = await ask(filter);
      const rows = await sorting.page(matches, { from: 0, to: most, sort, descending: d === 'DESC' });
      return { total: matches.count, uuids: await mapInTurns(rows, (row) => model.uuids.text(row)) };
    },
    taxa: async () => taxonCounts(model, current, counter),
    places: async (filter, most) => placesOf(model, own.places, (await ask(filter)).matches, most),
    details: async (uuid) => one(model.uuids.row(uuid)),
    byDoi: async (doi) => one(model.search().rowsOfDoi(doi)[0]),
    withDois: (dois) =>
      mapInTurns(
        dois.flatMap((doi) => model.search().rowsOfDoi(doi)),
        plain,
      ),
    passport: async (code, from, most) => {
      const institute = data.instCode.values.indexOf(code);
      const records: PassportRecord[] = [];
      for (let row = 0, place = 0; row < data.rows && records.length < most; row += 1) {
        if (data.instCode.codes[row] !== institute) continue;
        if (place >= from) records.push({ ...recordOf(data, row), uuid: model.uuids.text(row) });
        place += 1;
      }
      return records;
    },
    byUuid: async (uuids) => {
      const found = uuids.map((uuid) => ({ uuid, row: model.uuids.row(uuid) }));
      return {
        content: found.flatMap(({ row }) => (row === undefined ? [] : [plain(row)])),
        missing: found.filter(({ row }) => row === undefined).map(({ uuid }) => uuid),
      };
    },
    similar: async (uuid) => {
      const row = model.uuids.row(uuid);
      if (row === undefined) return undefined;
      const found = await similarRows(model, row);
      return found.map((each) => ({ accession: accessionOf(model, each.row), evidence: each.evidence }));
    },
    duplicates: (filter, p, l) => own.duplicates.page(filter, p, l),
    suggest: async (q) => suggestAccessions(model, current, q),
    match: (texts, institutes) => identifiers.match(texts, institutes),
    images: async (filter, p, l) => imagePage(model, sorting, (await ask(filter)).matches, p, l),
    counts: async () => (counts ??= countAll(model, current, counter)),
    mapInfo: async (filter) => {
      const asked = await ask(filter);
      asked.where ??= whereOf(model, own.places, asked.matches.bits);
      return { accessionCount: asked.matches.count, ...asked.where };
    },
    tile: async (filter, tile, style, known) =>
      drawTile(own.places.places(), (await ask(filter)).matches.bits, tile, style, known),
    points: async (filter, box, limit) => pointsOf(model, own.places, (await ask(filter)).matches.bits, box, limit),
    async *download(filter, format, select, { s: sort, d } = {}) {
      const { matches } = await ask(filter);
      const order = { from: 0, to: matches.count, sort, descending: d === 'DESC' };
      yield* download(model, Uint32Array.from(await sorting.page(matches, order)), format, select);
    },
    caches: async () => Object.entries(caches).map(([name, cache]) => ({ name, ...cache.figures })),
    clearCache: async (name) => {
      if (Object.hasOwn(caches, name)) caches[name as keyof typeof caches].clear();
    },
    indexes: async () => indexes.list(),
    rebuild: (name, rebuild) => indexes.rebuild(name, rebuild),
    species: async (filter) => speciesList(model, (await ask(filter)).matches, counter),
  };
}
