import type { Catalogue, Taxon } from './catalogue';
import { Groups } from './groups';
import { MatchIndex } from './match/match-index';
import type { CountryInfo, CropInfo, InstituteInfo, NamedCatalogue, RegionInfo } from './named-catalogue';
import { AccessionNumbers } from './order/accession-numbers';
import { SeqNumbers } from './order/seq-numbers';
import { NO_NAMES, type AccessionReference, type ChangedNames } from './reference';
import { taxonName } from './taxon-name';
import { currentName, taxonNames } from './taxonomy/taxon-names';
import { TextSearch } from './text/search';
import { Uuids } from './kept/uuids';

/** Indexes that were made anew beside those that answered meanwhile. */
export interface RebuiltIndexes {
  uuids?: Uuids;
  search?: TextSearch;
  numbers?: AccessionNumbers;
  spellings?: MatchIndex;
}

/** With the indexes over it, each made when first asked for. */
export interface Model extends NamedCatalogue {
  /** What has been enrolled so far. */
  groups: Groups;
  /** Indexes in place of those that answered so far. */
  take(indexes: RebuiltIndexes): void;
  /** What was made of names has to be made anew by who made it. */
  rename(names: ChangedNames): void;
  /** `seqNo` of the accession numbers. */
  seqNo(): SeqNumbers;
  numbers(): AccessionNumbers;
  search(): TextSearch;
  /** By every number and name as people spell them. */
  spellings(): MatchIndex;
}

const byKey = <T, K extends keyof T>(rows: readonly T[], key: K): Map<T[K], T> =>
  new Map(rows.map((row): [T[K], T] => [row[key], row]));

/** Computes once per key, until it is told to forget. */
function remembered<T>(make: (key: string) => T): ((key: string) => T) & { forget(): void } {
  const made = new Map<string, T>();
  const find = (key: string): T => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
  return Object.assign(find, { forget: () => made.clear() });
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** `numbers`: where their order is made already. */
export function makeModel(data: Catalogue, reference: AccessionReference, numbers?: AccessionNumbers): Model {
  const institutes = byKey(reference.institutes, 'code');
  const countries = byKey(reference.countries, 'code3');
  const regions = byKey(reference.regions, 'isoCode');
  const crops = byKey(reference.crops, 'shortName');
  const unknownIds = new Map<string, number>();
  let names = NO_NAMES;
  const made: RebuiltIndexes = { ...(numbers && { numbers }) };

  const country = remembered((code3): CountryInfo => {
    const row = countries.get(code3);
    const region = row?.region ? regions.get(row.region) : undefined;
    return { code3, name: row?.name ?? code3, codeNum: row?.codeNum, ...(region ? { region } : {}) };
  });

  const institute = remembered((code): InstituteInfo => {
    const row = institutes.get(code);
    // A WIEWS code begins with the country's code.
    const code3 = row?.countryCode3 ?? code.slice(0, 3);
    const known = row?.countryCode3 !== undefined || countries.has(code3);
    if (!unknownIds.has(code)) unknownIds.set(code, 1_000_001 + unknownIds.size);
    return {
      id: row?.id ?? unknownIds.get(code) ?? 0,
      code,
      fullName: row?.fullName ?? code,
      acronym: row?.acronym,
      ...names.institutes.get(code),
      owner: row?.owner,
      networks: (names.networks ? names.networks.get(code) : row?.networks) ?? [],
      ...(known && code3 ? { country: country(code3) } : {}),
    };
  });

  const crop = remembered((shortName): CropInfo => {
    const row = names.crops.get(shortName) ?? crops.get(shortName);
    return { shortName, name: row?.name ?? shortName, otherNames: row?.otherNames ?? [] };
  });

  const setNames = (taxon: Taxon) => names.taxa?.get(taxonName(taxon));

  const model: Model = {
    data,
    uuids: new Uuids(data),
    groups: new Groups(data.rows, (uuid) => model.uuids.row(uuid)),
    institute,
    country,
    seqNo: once(() => new SeqNumbers(data.acceNumb)),
    numbers: () => (made.numbers ??= AccessionNumbers.atOnce(data.acceNumb)),
    search: () => (made.search ??= new TextSearch(model)),
    spellings: () => (made.spellings ??= new MatchIndex(model)),
    crop,
    namesOf: (taxon) => taxonNames(taxon, setNames(taxon)),
    currentName: (taxon) => currentName(taxon, setNames(taxon)),
    rename(changed) {
      names = changed;
      institute.forget();
      crop.forget();
      made.search?.renamed();
    },
    take({ uuids, ...others }) {
      if (uuids) model.uuids = uuids;
      Object.assign(made, others);
    },
    regionsOf(of) {
      const above: RegionInfo[] = [];
      for (let region = of?.region; region && !above.includes(region);)
        [region] = [region.parent ? regions.get(region.parent) : undefined, above.push(region)] as const;
      return above;
    },
  };
  return model;
}
