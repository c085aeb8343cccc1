import { columnOf } from '@/mcpd/columns';
import { isGuessedAccession, isNoDescriptor, rolesOf, type Role } from './roles';

interface Joined {
  accession?: number;
  institute?: number;
  doi?: number;
  genus?: number;
  /** Their texts together are the method of a value. */
  methods: number[];
  /** Names of columns that are not loaded. */
  unloaded: string[];
  /** How many columns the header has. */
  width: number;
  /** Places of those without a name. */
  unnamed: number[];
  /** The column is taken for the accession number as no other one is. */
  guessed?: string;
}

export interface LongLayout extends Joined {
  kind: 'long';
  descriptor: number;
  value: number;
}

export interface WideLayout extends Joined {
  kind: 'wide';
  /** `method` is that of all values of the column. */
  descriptors: { at: number; name: string; method?: string }[];
}

export interface DefinitionLayout {
  kind: 'definitions';
  descriptor: number;
  roles: Partial<Record<Role, number>>;
}

export type Layout = LongLayout | WideLayout | DefinitionLayout;

const ACCESSION = 'the accession number (ACCENUMB) or the DOI (PUID)';

/** What a file holds, by its first row; or what that row fails to name, as the end of a sentence. */
export function layoutOf(row: readonly string[]): Layout | { missing: string } {
  const headers = row.map((header) => header.trim());
  const roles = rolesOf(headers);
  const { accession, doi, institute, descriptor, value, method, year } = roles;
  const isJoined = accession !== undefined || doi !== undefined;
  if (!isJoined) {
    const defines = [roles.type, roles.min, roles.max, roles.codes, roles.unit].some((at) => at !== undefined);
    const defined = descriptor ?? roles.title;
    if (defined !== undefined && value === undefined && defines)
      return { kind: 'definitions', descriptor: defined, roles };
    return { missing: `names no column with ${ACCESSION}` };
  }
  const named = accession === undefined ? '' : (headers[accession] ?? '');
  const guessed = isGuessedAccession(named) ? named : undefined;
  const joined = {
    ...(accession === undefined ? {} : { accession }),
    ...(institute === undefined ? {} : { institute }),
    ...(doi === undefined ? {} : { doi }),
    methods: [method, year].filter((at) => at !== undefined),
    width: headers.length,
    unnamed: headers.flatMap((header, at) => (header === '' ? [at] : [])),
    ...(guessed === undefined ? {} : { guessed }),
  };
  const taken = new Set<number | undefined>([accession, institute, doi, method, year]);
  if (descriptor !== undefined && value !== undefined) {
    taken.add(descriptor).add(value);
    const unloaded = headers.filter((header, at) => header !== '' && !taken.has(at));
    return { kind: 'long', ...joined, descriptor, value, unloaded };
  }
  if (descriptor !== undefined)
    return { missing: `names a column "${headers[descriptor]}" with descriptors, but none with their values (value)` };
  if (value !== undefined && /value/i.test(headers[value] ?? ''))
    return { missing: `names a column "${headers[value]}", but none that says of which descriptor (descriptor)` };
  const others = headers.flatMap((name, at) => (name === '' || taken.has(at) ? [] : [{ at, name }]));
  const isPassport = ({ name }: { name: string }) => columnOf(name) !== undefined || isNoDescriptor(name);
  const descriptors = others.filter((column) => !isPassport(column));
  if (descriptors.length === 0) return { missing: 'names no descriptor: neither a column for each, nor one for all' };
  return { kind: 'wide', ...joined, descriptors, unloaded: others.filter(isPassport).map(({ name }) => name) };
}
