import type { Permissions } from '@/contract/entity';
import type { Owner, Publishable, Version } from '@/contract/publication';
import type { Partner } from '@/contract/partner';
import { notFound } from '../http/api-failure';
import type { Caller } from '../tokens/caller';
import type { Source } from '../store/source';

const isAdministrator = ({ authorities }: Caller): boolean => authorities.includes('ROLE_ADMINISTRATOR');
const isPublisher = ({ authorities }: Caller): boolean => authorities.includes('ROLE_VETTEDUSER');

/** What is published anybody reads; what is not, those who publish and those who review. */
export const mayRead = ({ state }: Publishable, caller: Caller): boolean =>
  state === 'PUBLISHED' || isPublisher(caller) || isAdministrator(caller);

/** Drafts are their publishers' to change; administrators decide about all, but nobody changes what is published. */
function permissionsOf({ state }: Publishable, caller: Caller): Permissions {
  const manage = isAdministrator(caller);
  const write = state !== 'PUBLISHED' && (manage || (state === 'DRAFT' && isPublisher(caller)));
  return { read: true, write, create: write, delete: write, manage };
}

/** The item as this caller sees it. */
export const seenBy = <T extends Publishable>(item: T, caller: Caller): T => ({
  ...item,
  _permissions: permissionsOf(item, caller),
});

/** Those that stand in lists: current versions, and to those who may read them what is not published yet. */
export const listed = <T extends Publishable>(items: readonly T[], caller: Caller): T[] =>
  items.filter((item) => mayRead(item, caller) && (item.current || item.state !== 'PUBLISHED'));

/** `what` as in "There is no dataset …". 404 for what the caller may not read: it is nobody's business that it exists. */
export function readable<T extends Publishable>(item: T | undefined, uuid: string, caller: Caller, what: string): T {
  if (!item || !mayRead(item, caller)) throw notFound(`There is no ${what} "${uuid.slice(0, 80)}".`);
  return item;
}

const byNumbers = new Intl.Collator('en', { numeric: true }).compare;

/** The versions of an item that the caller may read, the newest first. */
export function versionsOf(all: readonly Publishable[], item: Publishable, caller: Caller): Version[] {
  const first = item.firstVersion ?? item.uuid;
  return all
    .filter((each) => (each.firstVersion ?? each.uuid) === first && mayRead(each, caller))
    .sort((a, b) => byNumbers(b.versionTag, a.versionTag))
    .map(({ uuid, title, versionTag, state, current, lastModifiedDate }) => ({
      uuid,
      title,
      versionTag,
      state,
      current,
      ...(lastModifiedDate === undefined ? {} : { lastModifiedDate }),
    }));
}

/** The data provider that speaks for an institute. Only what has one is published: an owner has a page. */
export async function ownerOf(partners: Source<Partner>, wiewsCode: string): Promise<Owner> {
  const partner = (await partners.all()).find(({ wiewsCodes }) => wiewsCodes.includes(wiewsCode));
  if (!partner) throw new Error(`No data provider speaks for ${wiewsCode}.`);
  const { uuid, shortName, name, wiewsCodes } = partner;
  return { uuid, shortName, name, wiewsCodes };
}
