import { plainText } from '@/contract/control-characters';
import type { SavedMap } from '@/contract/account/session';
import { noteAccount } from '../../rules/accounts/history/note-account';
import { answer, type Answer } from '../../rules/world/answer';
import { badRequest, conflict, notFound } from '../../tools/http/api-failure';
import { personOf, signedIn } from '../../rules/tokens/caller';
import type { World } from '../../rules/world/world';
import { sentence } from '../../tools/http/sentence';

const MAX_MAPS = 100;
const MAX_NAME_LENGTH = 200;

/** Reads what a page sends; the code is looked at too, as a map of no filter shows nothing. */
async function readMap(world: World, body: unknown): Promise<SavedMap> {
  const given: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
  const { filterCode, name, enabled = true, opacity = 1, color } = given;
  if (typeof filterCode !== 'string') throw badRequest('A map is saved with the code of its filter.');
  if (typeof enabled !== 'boolean') throw badRequest('"enabled" must be true or false.');
  if (typeof opacity !== 'number' || !(opacity >= 0 && opacity <= 1))
    throw badRequest('"opacity" must be a number from 0 to 1.');
  if (color !== undefined && color !== null && (typeof color !== 'string' || !/^[\da-f]{6}$/i.test(color)))
    throw badRequest('"color" must be six hexadecimal digits, as 578218.');
  if (name !== undefined && name !== null && (typeof name !== 'string' || name.length > MAX_NAME_LENGTH))
    throw badRequest(`"name" must be a text of ${MAX_NAME_LENGTH} characters at most.`);
  return {
    // The same filter has one code, in whatever way it was packed.
    filterCode: await world.filterCodes.encode(await world.filterCodes.decode(filterCode)),
    enabled,
    opacity,
    ...(typeof name === 'string' && plainText(name).trim() !== '' ? { name: plainText(name).trim() } : {}),
    ...(typeof color === 'string' ? { color: color.toLowerCase() } : {}),
  };
}

const savedTwice = () => conflict(sentence('mapSaved'));
const notSaved = () => notFound(sentence('mapNotSaved'));

function keep(world: World, user: string, maps: readonly SavedMap[]): void {
  world.savedMaps.keep(user, maps);
  noteAccount(world, user, 'maps');
}

export const me: readonly Answer[] = [
  answer('GET /me/maps', signedIn, ({ world, session }) => [...world.savedMaps.of(personOf(session).uuid)]),

  answer('POST /me/maps', signedIn, async ({ world, session, body }) => {
    const map = await readMap(world, body);
    const user = personOf(session).uuid;
    const maps = world.savedMaps.of(user);
    if (maps.some(({ filterCode }) => filterCode === map.filterCode)) throw savedTwice();
    if (maps.length >= MAX_MAPS) throw badRequest(sentence('maxMaps', { max: MAX_MAPS }));
    keep(world, user, [...maps, map]);
    return map;
  }),

  answer('PUT /me/maps/:filterCode', signedIn, async ({ world, session, params, body }) => {
    const map = await readMap(world, { filterCode: params.filterCode, ...body });
    const user = personOf(session).uuid;
    const maps = world.savedMaps.of(user);
    if (!maps.some(({ filterCode }) => filterCode === params.filterCode)) throw notSaved();
    const others = maps.filter(({ filterCode }) => filterCode !== params.filterCode);
    if (others.some(({ filterCode }) => filterCode === map.filterCode)) throw savedTwice();
    keep(
      world,
      user,
      maps.map((each) => (each.filterCode === params.filterCode ? map : each)),
    );
    return map;
  }),

  answer('DELETE /me/maps/:filterCode', signedIn, ({ world, session, params }) => {
    const user = personOf(session).uuid;
    const maps = world.savedMaps.of(user);
    const left = maps.filter(({ filterCode }) => filterCode !== params.filterCode);
    if (left.length === maps.length) throw notSaved();
    keep(world, user, left);
    return null;
  }),
];
