import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { Creator, Owner } from '@/contract/publication/publication';
import type { SubsetDetails } from '@/contract/subset/subset';
import { URL_NAMESPACE, uuidV5 } from '@/mcpd/accession-uuid';
import type { AccessionService } from '../../accessions/service';
import { Turns } from '../../../tools/workers/turns';
import { addressOf } from '../places/address';
import { DEMO_USERS } from '../../users/demo-users';
import { INSTITUTES } from '../../reference/institutes';
import { SUBSET_PLANS, type SubsetPlan } from './plans';

/** Accounts of the demo: most were made by the administrator, who publishes, too. */
const ADMINISTRATOR = DEMO_USERS[0].uuid;

/** More countries of origin than there are. */
const ORIGINS = 400;

const uuidOf = (name: string): string => uuidV5(URL_NAMESPACE, `https://pgr-portal.example/subset/${name}`);

const creatorsOf = ({ creators, owner }: SubsetPlan): Creator[] =>
  creators.map(([fullName, role]) => ({
    uuid: uuidOf(`creator/${fullName}`),
    fullName,
    role,
    institutionalAffiliation: INSTITUTES.find(({ code }) => code === owner)?.fullName ?? owner,
    email: addressOf(fullName),
  }));

const firstOf = async (accessions: AccessionService, filter: AccessionFilter, most: number): Promise<string[]> =>
  (await accessions.uuids(filter, most)).uuids;

/** How many to take of each group: in proportion to the logarithm of its size, at least one, at most all. */
export function logarithmicShares(counts: readonly number[], most: number): number[] {
  if (counts.reduce((total, count) => total + count, 0) <= most) return [...counts];
  const weights = counts.map((count) => Math.log1p(count));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return counts.map((count, at) => Math.min(count, Math.max(1, Math.floor((most * (weights[at] ?? 0)) / sum))));
}

async function membersOf(accessions: AccessionService, plan: SubsetPlan, turns: Turns): Promise<string[]> {
  const { among, most, perOrigin } = plan;
  if (!perOrigin) return firstOf(accessions, among, most);
  const { overview } = await accessions.overview(among, ['countryOfOrigin.code3'], ORIGINS);
  const origins = overview['countryOfOrigin.code3']?.terms ?? [];
  const shares = logarithmicShares(
    origins.map(({ count }) => count),
    most,
  );
  const chosen: string[] = [];
  for (const [at, { term }] of origins.entries()) {
    if (turns.due()) await turns.next();
    chosen.push(...(await firstOf(accessions, { ...among, countryOfOrigin: { code3: [term] } }, shares[at] ?? 0)));
  }
  // The commonest origins stand first: a very small catalogue has more origins than there is room for.
  return chosen.slice(0, most);
}

/** A subset and the uuids of its accessions. */
export interface DemoSubset extends SubsetDetails {
  accessions: string[];
}

async function made(
  accessions: AccessionService,
  plan: SubsetPlan,
  owner: Owner,
  turns: Turns,
): Promise<DemoSubset | undefined> {
  const members = await membersOf(accessions, plan, turns);
  if (members.length === 0) return undefined;
  const { overview } = await accessions.overview(
    { uuid: members },
    ['institute.code', 'crop.shortName'],
    members.length,
  );
  const terms = (facet: string) => overview[facet]?.terms.map(({ term }) => term) ?? [];
  const {
    slug,
    title,
    description,
    type,
    date,
    rights,
    versionTag = '1.0',
    state = 'PUBLISHED',
    current = true,
  } = plan;
  const time = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T10:00:00.000Z`;
  const first = uuidOf(`${slug}/1.0`);
  const uuid = uuidOf(`${slug}/${versionTag}`);
  return {
    uuid,
    ...(uuid === first ? {} : { firstVersion: first }),
    title,
    description,
    state,
    versionTag,
    current,
    owner,
    language: 'en',
    subsetType: type,
    crops: terms('crop.shortName'),
    institutes: terms('institute.code'),
    source: 'Demo catalogue of this portal',
    rights,
    date,
    accessionCount: members.length,
    creators: creatorsOf(plan),
    version: 1,
    createdDate: time,
    lastModifiedDate: time,
    createdBy: plan.createdBy ?? ADMINISTRATOR,
    accessions: members,
  };
}

/** The subsets of the demo that have members in its catalogue. */
export async function demoSubsets(
  accessions: AccessionService,
  ownerOf: (wiewsCode: string) => Promise<Owner>,
): Promise<DemoSubset[]> {
  const turns = new Turns();
  const all: DemoSubset[] = [];
  // One after the other: hundreds of questions at once would keep all others waiting.
  for (const plan of SUBSET_PLANS) {
    const subset = await made(accessions, plan, await ownerOf(plan.owner), turns);
    if (subset) all.push(subset);
  }
  return all;
}
