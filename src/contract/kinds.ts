import type { Role } from './account/session';

/** A property that has to be there before a review, and the step of the editor where it is given. */
export interface Missing {
  field: string;
  step: string;
}

interface KindRow {
  /** The row of its page, after which those of its lists and editors are called: `dashboard{Row}s`, `new{Row}`, `edit{Row}`. */
  readonly row: string;
  /** The namespace of its texts. */
  readonly texts: string;
  /** The first word of its public addresses, and the second of those in the dashboard. */
  readonly stem: string;
  /** Who writes it, beside administrators. */
  readonly writers: readonly Role[];
  /** Who of them makes and removes one, where that is not all. */
  readonly makers?: readonly Role[];
  /** Who is shown what is not published of it, beside those who write it. */
  readonly readers?: readonly Role[];
  /** `reviewed`: by the table of `workflow.ts`; `published`: a draft until whoever writes it says otherwise. */
  readonly states: 'reviewed' | 'published' | 'none';
  /** The property by which the dashboard finds its drafts. */
  readonly drafts?: 'state' | 'status';
  /** What must be there before a review. */
  readonly needed?: readonly Missing[];
  /** The kinds that it names, by the property that holds their keys, or in which an item stands whole. */
  readonly refers?: Readonly<Record<string, string>>;
  /** The filter of accessions that finds what belongs to it. */
  readonly members?: string;
  /** Its descriptors go to review and are published with it. */
  readonly along?: true;
  /** Single items have lists of permissions. */
  readonly granted?: true;
}

const at =
  (step: string) =>
  (field: string): Missing => ({ field, step });
const described = ['title', 'description', 'owner'].map(at('edit'));
const rights = at('edit')('rights');
const accessions = at('list-of-accessions')('accessionCount');

const PUBLISHER = ['ROLE_VETTEDUSER'] as const;
const EDITOR = ['ROLE_CONTENTMANAGER'] as const;

/**
 * Every kind of thing that is written, by the first word of its calls, which is also the class of its permissions and
 * of its history. What the portal and the reference API do alike for several kinds they read here.
 */
export const KINDS = {
  dataset: {
    row: 'dataset',
    texts: 'dataset',
    stem: 'datasets',
    writers: PUBLISHER,
    states: 'reviewed',
    drafts: 'state',
    needed: [...described, rights, accessions, at('reorder-descriptors')('descriptorCount')],
    refers: { owner: 'partner', crops: 'crop' },
    members: 'datasets',
    along: true,
    granted: true,
  },
  descriptor: {
    row: 'descriptor',
    texts: 'descriptor',
    stem: 'descriptors',
    writers: PUBLISHER,
    states: 'reviewed',
    drafts: 'state',
    needed: described,
    refers: { owner: 'partner', crop: 'crop' },
    granted: true,
  },
  descriptorlist: {
    row: 'descriptorList',
    texts: 'descriptor-list',
    stem: 'descriptorlists',
    writers: PUBLISHER,
    states: 'reviewed',
    drafts: 'state',
    needed: [...described, at('select-descriptors')('descriptorCount')],
    refers: { owner: 'partner', crops: 'crop' },
    along: true,
    granted: true,
  },
  subset: {
    row: 'subset',
    texts: 'subset',
    stem: 'subsets',
    writers: PUBLISHER,
    states: 'reviewed',
    drafts: 'state',
    needed: [...described, rights, accessions],
    refers: { owner: 'partner', crops: 'crop' },
    members: 'subsets',
    granted: true,
  },
  divtree: {
    row: 'divtree',
    texts: 'divtree',
    stem: 'divtree',
    writers: ['ROLE_DIVTREE'],
    readers: PUBLISHER,
    states: 'reviewed',
    drafts: 'state',
    needed: [...described, rights, at('json-file')('accessionCount')],
    refers: { owner: 'partner', crops: 'crop' },
    members: 'diversityTrees',
    granted: true,
  },
  genotype: { row: 'genotype', texts: 'genotype', stem: 'genotype', writers: PUBLISHER, states: 'none' },
  bibliography: {
    row: 'citation',
    texts: 'citation',
    stem: 'bibliography',
    writers: ['ROLE_CITATIONMANAGER'],
    states: 'published',
    drafts: 'status',
    refers: { owner: 'partner', crops: 'crop', collections: 'wiews' },
  },
  article: { row: 'article', texts: 'article', stem: 'content', writers: EDITOR, states: 'published' },
  menu: { row: 'menu', texts: 'menu', stem: 'content', writers: EDITOR, states: 'published' },
  activitypost: {
    row: 'activityPost',
    texts: 'activity-post',
    stem: 'content',
    writers: EDITOR,
    states: 'published',
  },
  crop: {
    row: 'crop',
    texts: 'crop',
    stem: 'c',
    writers: EDITOR,
    makers: [],
    states: 'none',
  },
  country: { row: 'country', texts: 'country', stem: 'iso3166', writers: [], states: 'none' },
  wiews: { row: 'institute', texts: 'institute', stem: 'wiews', writers: [], states: 'none' },
  partner: {
    row: 'partner',
    texts: 'partner',
    stem: 'partners',
    writers: [],
    states: 'none',
    refers: { wiewsCodes: 'wiews' },
    granted: true,
  },
  network: {
    row: 'network',
    texts: 'network',
    stem: 'network',
    writers: [],
    states: 'none',
    refers: { wiewsCodes: 'wiews' },
  },
  vocabulary: { row: 'vocabulary', texts: 'vocabulary', stem: 'vocabulary', writers: [], states: 'none' },
} as const satisfies Readonly<Record<string, KindRow>>;

export type Kind = keyof typeof KINDS;

export const isKind = (name: string): name is Kind => Object.hasOwn(KINDS, name);

export const kinds = Object.keys(KINDS) as Kind[];

/** The same rows under the general type, for what only some of them have. */
export const kindOf = (kind: Kind): KindRow => KINDS[kind];

/** Those whose rows have such a property: `KindWith<'states', 'reviewed'>`. */
export type KindWith<P extends keyof KindRow, V = unknown> = {
  [K in Kind]: (typeof KINDS)[K] extends Readonly<Record<P, V>> ? K : never;
}[Kind];

export function kindsWith<P extends keyof KindRow, const V extends KindRow[P]>(
  property: P,
  value?: V,
): KindWith<P, V>[] {
  const has = (kind: Kind): boolean => {
    const found = kindOf(kind)[property];
    return value === undefined ? found !== undefined : found === value;
  };
  return kinds.filter(has) as KindWith<P, V>[];
}

const ADMINISTRATOR: Role = 'ROLE_ADMINISTRATOR';

/** Who may write things of the kind at all. */
export const writersOf = (kind: Kind): Role[] => [...kindOf(kind).writers, ADMINISTRATOR];

/** Who may make and remove them. */
export const makersOf = (kind: Kind): Role[] => [...(kindOf(kind).makers ?? kindOf(kind).writers), ADMINISTRATOR];

/** Who is shown what is not published of it. */
export const readersOf = (kind: Kind): Role[] => [...(kindOf(kind).readers ?? []), ...writersOf(kind)];

/** As longer names hold it: `DescriptorList`. */
export const oneOf = <K extends Kind>(kind: K) =>
  KINDS[kind].row.replace(/^./, (first) => first.toUpperCase()) as Capitalize<(typeof KINDS)[K]['row']>;
