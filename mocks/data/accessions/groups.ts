import { addRow, countRows, noRows, rowsOf, type Bits } from './columns/bits';
import { rowsWithValue, type CodedColumn } from './columns/coded-column';

export const GROUP_PROPERTIES = ['subsets', 'datasets', 'diversityTrees'] as const;
/** The properties of the filter that ask for groups, and the accessions with genotypes, for which `genotyped` asks. */
export type GroupProperty = NamedGroups | 'genotypes';
export type NamedGroups = (typeof GROUP_PROPERTIES)[number];

export const isGroupProperty = (name: string): name is NamedGroups => GROUP_PROPERTIES.some((each) => each === name);

/** Accessions that something else of the catalogue names: a subset, a dataset, a diversity tree. */
export interface AccessionGroup {
  property: GroupProperty;
  uuid: string;
  title: string;
  /** uuids, known to the store or not. */
  members: readonly string[];
  /** Parts of it, asked for as `{uuid}:{part}`: places in `members`, the last excluded. */
  parts?: Readonly<Record<string, readonly [number, number]>>;
  /** Found by its uuid, but neither counted nor listed with its accessions: a draft, a former version. */
  hidden?: boolean;
}

/** A group with the row of each member, -1 where the catalogue has none. Found when first asked for. */
class Enrolled {
  readonly uuid: string;
  readonly title: string;
  readonly hidden: boolean;
  readonly group: AccessionGroup;
  readonly #rowOf: (uuid: string) => number | undefined;
  #rows: Int32Array | undefined;

  constructor(group: AccessionGroup, rowOf: (uuid: string) => number | undefined) {
    const { uuid, title, hidden = false } = group;
    [this.uuid, this.title, this.hidden] = [uuid, title, hidden];
    this.group = group;
    this.#rowOf = rowOf;
  }

  /** Adds the rows of the whole group, or of a part of it; an unknown part has none. */
  addTo(bits: Bits, part?: string): void {
    const { members, parts = {} } = this.group;
    this.#rows ??= Int32Array.from(members, (uuid) => this.#rowOf(uuid) ?? -1);
    const place = part === undefined ? [0, members.length] : Object.hasOwn(parts, part) ? parts[part] : undefined;
    for (const row of this.#rows.subarray(...(place ?? [0, 0]))) if (row >= 0) addRow(bits, row);
  }
}

export interface GroupName {
  readonly uuid: string;
  readonly title: string;
}

/** The groups that accessions are in. Who publishes them enrols them, and may do so again. */
export class Groups {
  readonly #rows: number;
  readonly #rowOf: (uuid: string) => number | undefined;
  readonly #enrolled = new Map<GroupProperty, ReadonlyMap<string, Enrolled>>();
  readonly #columns = new Map<GroupProperty, CodedColumn<readonly GroupName[]>>();

  constructor(rows: number, rowOf: (uuid: string) => number | undefined) {
    this.#rows = rows;
    this.#rowOf = rowOf;
  }

  /** In place of all groups of the property that were enrolled before. */
  enrol(property: GroupProperty, groups: readonly AccessionGroup[]): void {
    const before = this.#enrolled.get(property);
    const kept = (group: AccessionGroup): Enrolled => {
      const known = before?.get(group.uuid);
      return known?.group === group ? known : new Enrolled(group, this.#rowOf);
    };
    this.#enrolled.set(property, new Map(groups.map((group) => [group.uuid, kept(group)])));
    this.#columns.delete(property);
  }

  /** The rows in any of the groups asked for, as `{uuid}` or `{uuid}:{part}`. */
  rowsOf(property: GroupProperty, asked: ReadonlySet<string>): Bits {
    const bits = noRows(this.#rows);
    for (const each of asked) {
      const [uuid = '', ...part] = each.split(':');
      this.#enrolled
        .get(property)
        ?.get(uuid.toLowerCase())
        ?.addTo(bits, part.length > 0 ? part.join(':') : undefined);
    }
    return bits;
  }

  /** The rows in any group that is not hidden. */
  rowsInAny(property: GroupProperty): Bits {
    return rowsWithValue(this.column(property), () => true);
  }

  /** What each row is in: rows in the same groups have the same code. The same column until groups are enrolled. */
  column(property: GroupProperty): CodedColumn<readonly GroupName[]> {
    const column = this.#columns.get(property) ?? this.#makeColumn(property);
    this.#columns.set(property, column);
    return column;
  }

  #makeColumn(property: GroupProperty): CodedColumn<readonly GroupName[]> {
    const groups = [...(this.#enrolled.get(property)?.values() ?? [])].filter(({ hidden }) => !hidden);
    // So few groups combine in less ways than 16 bits can number.
    const codes = groups.length < 16 ? new Uint16Array(this.#rows) : new Uint32Array(this.#rows);
    const values: (readonly GroupName[] | undefined)[] = [undefined];
    for (const group of groups) {
      const next = new Map<number, number>();
      const bits = noRows(this.#rows);
      group.addTo(bits);
      for (const row of rowsOf(bits, countRows(bits))) {
        const before = codes[row] ?? 0;
        const code = next.get(before) ?? values.push([...(values[before] ?? []), group]) - 1;
        next.set(before, code);
        codes[row] = code;
      }
    }
    return { codes, values };
  }
}
