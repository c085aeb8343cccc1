import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { Owner } from '@/contract/publication/publication';
import { uuidV5, URL_NAMESPACE } from '@/mcpd/accession-uuid';
import { DATASETS } from './dataset-table';
import { score, type Trait } from './trait';
import { TRAITS } from './trait-data';

/** Who keeps the descriptors that serve every crop. */
const GENERAL_KEEPER = 'NLD037';

/** Descriptors of a crop are kept by who observes it. */
export const keeperOf = (crop: string): string =>
  DATASETS.find((plan) => plan.crop === crop)?.institute ?? GENERAL_KEEPER;

export const demoUuid = (path: string): string => uuidV5(URL_NAMESPACE, `https://pgr-portal.example/demo/${path}`);

const descriptorUuid = (crop: string, column: string, version = '1.0') =>
  demoUuid(`descriptor/${crop}/${column}/${version}`);

/** The key by which datasets find a descriptor again. */
export const descriptorKey = (crop: string, column: string): string => `${crop}/${column}`;

function descriptorOf(crop: string, trait: Trait, owner: Owner): Descriptor {
  const { column, title, description, type, category, uom, min, max, terms, key = false } = trait;
  return {
    uuid: descriptorUuid(crop, column),
    title,
    description,
    columnName: column,
    dataType: type,
    category,
    uom: uom ?? null,
    crop: crop || null,
    minValue: min ?? null,
    maxValue: max ?? null,
    ...(terms ? { terms: terms.map(([code, name]) => ({ code, title: name })) } : {}),
    key,
    state: 'PUBLISHED',
    versionTag: '1.0',
    current: true,
    owner,
    language: 'en',
    version: 1,
    createdDate: '2014-02-03T09:00:00Z',
    lastModifiedDate: '2017-11-20T09:00:00Z',
  };
}

/** Of the score of yellow rust there was an earlier version; a score of roots is being written. */
function special(all: Map<string, Descriptor>, wheatOwner: Owner): Descriptor[] {
  const rust = all.get(descriptorKey('wheat', 'YRUST'));
  if (!rust) return [];
  const first = { ...rust, current: false, description: 'Puccinia striiformis, on the flag leaf.' };
  const next: Descriptor = {
    ...rust,
    uuid: descriptorUuid('wheat', 'YRUST', '1.1'),
    versionTag: '1.1',
    firstVersion: first.uuid,
    version: 2,
    lastModifiedDate: '2018-01-15T09:00:00Z',
  };
  all.set(descriptorKey('wheat', 'YRUST'), next);
  const roots = score(
    'ROOTANG',
    'Root angle',
    [5, 2],
    ['Steep', 'Intermediate', 'Shallow'],
    'Of the seminal roots of seedlings.',
    {
      category: 'CHARACTERIZATION',
    },
  );
  return [
    first,
    {
      ...descriptorOf('wheat', roots, wheatOwner),
      state: 'DRAFT',
      createdDate: '2024-09-02T09:00:00Z',
      lastModifiedDate: '2024-10-14T09:00:00Z',
    },
  ];
}

/** All descriptors of the demo; those that datasets use by their key, and others that they do not. */
export async function demoDescriptors(
  ownerOf: (instCode: string) => Promise<Owner>,
): Promise<{ byKey: ReadonlyMap<string, Descriptor>; others: readonly Descriptor[] }> {
  const byKey = new Map<string, Descriptor>();
  for (const [crop, traits] of Object.entries(TRAITS)) {
    const owner = await ownerOf(keeperOf(crop));
    for (const trait of traits) byKey.set(descriptorKey(crop, trait.column), descriptorOf(crop, trait, owner));
  }
  return { others: special(byKey, await ownerOf(keeperOf('wheat'))), byKey };
}
