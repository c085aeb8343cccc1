import type { AuditEntry } from '@/contract/publication/history';
import type { Publishable } from '@/contract/publication/publication';

/** What two versions differ in anyway, and what tells a reader nothing. */
const UNTOLD: ReadonlySet<string> = new Set([
  '_class',
  '_permissions',
  'uuid',
  'version',
  'versionTag',
  'firstVersion',
  'state',
  'current',
  'withdrawn',
  'sentBack',
  'createdDate',
  'createdBy',
  'lastModifiedDate',
  'lastModifiedBy',
  'undoable',
  'loadReport',
  'owner',
  'translations',
  'used',
  'listed',
]);

type Text = string | null;

const textOf = (value: unknown): Text => {
  if (value === undefined || value === null || value === '') return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text === '[]' || text === '{}' ? null : text;
};

/** Titles and descriptions by language, the data provider by its name. */
const flat = ({ owner, translations, ...item }: Publishable): [string, Text][] => [
  ...Object.entries(item)
    .filter(([property]) => !UNTOLD.has(property))
    .map(([property, value]): [string, Text] => [property, textOf(value)]),
  ['owner.name', owner?.name ?? null],
  ...Object.entries(translations ?? {}).flatMap(([language, texts]) =>
    (['title', 'description'] as const).map((name): [string, Text] => [
      `translations.${language}.${name}`,
      textOf(texts[name]),
    ]),
  ),
];

/** How a version differs from one before it, as a change from that to this would be told. */
export function versionDifference(before: Publishable, now: Publishable): AuditEntry[] {
  const [was, is] = [new Map(flat(before)), new Map(flat(now))];
  const properties = [...new Set([...was.keys(), ...is.keys()])];
  return properties.flatMap((property): AuditEntry[] => {
    const [previous, value] = [was.get(property) ?? null, is.get(property) ?? null];
    if (previous === value) return [];
    return [{ uuid: property, logDate: '', action: 'UPDATE', property, previous, value }];
  });
}
