import { KINDS } from '@/contract/kinds';
import type { ItemAction, PublicationKind } from '@/contract/publication/workflow';
import { letterLanguage } from '../accounts/letter-language';
import { unlinked, writeLetter, type LetterName } from '../accounts/letters';
import { portalPages } from '../accounts/portal-pages';
import type { Caller } from '../tokens/caller';
import { refusalOf, type User } from '../../data/users/users';
import type { World } from '../world/world';

export interface Reviewed {
  uuid: string;
  title: string;
  createdBy?: string;
}

interface Letter {
  name: LetterName;
  to(item: Reviewed, world: World): readonly User[];
  /** Of the page that the letter leads to. */
  page(folder: string, uuid: string): string;
}

const creator: Letter['to'] = ({ createdBy }, { users }) => {
  const user = users.byUuid(createdBy ?? '');
  return user ? [user] : [];
};

const editorOf: Letter['page'] = (folder, uuid) => `/dashboard/${folder}/${uuid}/edit`;

const LETTERS: Partial<Record<ItemAction, Letter>> = {
  'for-review': {
    name: 'review',
    to: (_, { users }) => users.all().filter(({ roles }) => roles.includes('ROLE_ADMINISTRATOR')),
    page: (folder, uuid) => `/dashboard/${folder}/${uuid}/edit/review-and-publish`,
  },
  approve: { name: 'accepted', to: creator, page: (folder, uuid) => `/${folder}/${uuid}` },
  reject: { name: 'rejected', to: creator, page: editorOf },
  unpublish: { name: 'unpublished', to: creator, page: editorOf },
};

/**
 * Tells administrators what waits for them, and creators what became of it: one letter to each, once the change is kept.
 * Titles and reasons are in it, which only people with a role can write. Nobody is written to for what they did.
 */
export async function sendReviewLetters(
  world: World,
  kind: PublicationKind,
  action: ItemAction,
  items: readonly Reviewed[],
  { user: actor }: Caller,
  reason = '',
): Promise<void> {
  const letter = LETTERS[action];
  // Many at once are taken back without a reason, of which there is nothing to tell.
  if (!letter || (action === 'unpublish' && reason === '')) return;
  await world.store.commit();
  const inbox = new Map<User, Reviewed[]>();
  for (const item of items)
    for (const user of letter.to(item, world))
      if (user.uuid !== actor?.uuid && !refusalOf(user, world.clock.now()))
        inbox.set(user, [...(inbox.get(user) ?? []), item]);
  for (const [user, own] of inbox) {
    const language = letterLanguage(user.language);
    const { portal, page } = portalPages(world.settings.frontendUrl, language);
    const told = own
      .map(({ uuid, title }) => `${unlinked(title)}\n\n${page(letter.page(KINDS[kind].stem, uuid))}`)
      .join('\n\n');
    const values = { portal, items: told, person: unlinked(actor?.name ?? ''), reason: unlinked(reason) };
    world.outbox.send({ to: user.email, ...writeLetter(letter.name, language, values) });
  }
}
