import { isUuid } from '@/contract/patterns';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { Publishable } from '@/contract/publication/publication';
import { badRequest } from '../../tools/http/api-failure';
import { withToken } from '../tokens/caller';
import type { Answer } from '../world/answer';
import type { World } from '../world/world';
import { byOf, editable, familyAnswer } from './crud';
import type { Publishing } from './publication';
import { readVersion, refused } from './read-change';
import { sentence } from '../../tools/http/sentence';

/** An item that names accessions: their uuids in its order, how many, and what is known of them. */
interface Naming extends Publishable {
  accessions: readonly string[];
  accessionCount: number;
  institutes?: string[];
  crops: string[];
}

/** So many of the refused are named. */
const MAX_NAMED = 100;

const ofUuids = (uuids: readonly string[]): AccessionFilter => ({
  uuid: [...uuids],
  AND: { historic: true, OR: { historic: false } },
});

const refusedAt = (places: readonly number[], key: string): Error =>
  refused(Object.fromEntries(places.slice(0, MAX_NAMED).map((at) => [`accessions[${at}]`, key])));

/** uuids in lower case, each once. 400 for more than there can be, and with `fields` for what is no uuid. */
export function readAccessions(given: unknown, most: number): string[] {
  if (!Array.isArray(given)) throw badRequest('"accessions" must be a list of uuids.');
  const wrong = given.flatMap((each, at) => (typeof each === 'string' && isUuid(each) ? [] : at));
  if (wrong.length > 0) throw refusedAt(wrong, 'uuid');
  const uuids = [...new Set((given as string[]).map((each) => each.toLowerCase()))];
  if (uuids.length > most) throw badRequest(sentence('maxAccessions', { max: most, count: uuids.length }));
  return uuids;
}

/** What the catalogue says of these accessions. 400 with `fields` for those that it does not hold. */
async function knownOf({ accessions }: World, uuids: readonly string[]) {
  if (uuids.length === 0) return { institutes: [], crops: [] };
  const found = new Set((await accessions.uuids(ofUuids(uuids), uuids.length)).uuids);
  const missing = uuids.flatMap((uuid, at) => (found.has(uuid) ? [] : at));
  if (missing.length > 0) throw refusedAt(missing, 'notFound');
  const { overview } = await accessions.overview(ofUuids(uuids), ['institute.code', 'crop.shortName'], uuids.length);
  const terms = (facet: string): string[] => overview[facet]?.terms.map(({ term }) => term) ?? [];
  return { institutes: terms('institute.code'), crops: terms('crop.shortName') };
}

/** The accessions of an item as a part of it: `GET` and `PUT /e/:uuid/accessions`, `most` at most. */
export const accessionsPart = <T extends Naming>(writing: Publishing<T>, most: number): readonly Answer[] => {
  const { path, allow, one, table, details } = writing;
  return [
    familyAnswer(
      `GET ${path}/:uuid/accessions`,
      withToken,
      async ({ world, session, params }) => (await one(world, params['uuid'] ?? '', session)).accessions,
    ),

    familyAnswer(`PUT ${path}/:uuid/accessions`, allow, async ({ world, session, params, body }) => {
      const item = await editable(writing, world, params['uuid'] ?? '', session);
      const sent = (body ?? {}) as { version?: unknown; accessions?: unknown };
      const version = readVersion(sent.version);
      const accessions = readAccessions(sent.accessions, most);
      const { institutes, crops } = await knownOf(world, accessions);
      // Crops that somebody chose are theirs.
      const patch = {
        accessions,
        accessionCount: accessions.length,
        institutes,
        crops: item.crops.length > 0 ? item.crops : crops,
      };
      return details(
        world,
        table(world).change(item.uuid, version, patch as unknown as Partial<T>, { by: byOf(session) }),
        session,
      );
    }),
  ];
};
