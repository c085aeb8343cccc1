import type {
  ActivityPost,
  ActivityPostDraft,
  ActivityPostFilter,
  ActivityPostRow,
} from '@/contract/content/activity-post';
import type { Language } from '@/contract/constants';
import { readIn, textsIn, wantedLanguage } from '../../data/content/read-in';
import { collection } from '../../rules/entities/collection';
import { posts as kind } from '../../rules/entities/content-kinds';
import { drafts } from '../../rules/entities/drafts';
import { withToken } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';
import type { World } from '../../rules/world/world';
import { gone, notFound } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import type { Fields } from '../../tools/lists/field';
import { draftFields, languagesIn, readFields } from './content-fields';

/** A draft that nobody gave a day stands before all others. */
const dayOf = ({ date }: ActivityPost): string => date ?? '9999-12-31';
const newestFirst = (posts: readonly ActivityPost[]): readonly ActivityPost[] =>
  posts.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)) || a.uuid.localeCompare(b.uuid));
const publicPosts = async ({ content }: World) => newestFirst(await content.posts.allPublic());

const fields: Fields<ActivityPost> = {
  uuid: { kind: 'terms', value: ({ uuid }) => uuid },
  year: { kind: 'terms', value: ({ date }) => date?.slice(0, 4), facet: true },
  date: { kind: 'date', value: ({ date }) => date },
};

const rowIn = (post: ActivityPost, wanted: Language): ActivityPostRow => {
  const { body: _body, ...texts } = textsIn(post, wanted);
  return { uuid: post.uuid, slug: post.slug, date: post.date ?? '', ...texts };
};

const postsOf = collection<ActivityPostRow, ActivityPostFilter, ActivityPost>(
  { ...fields, ...readFields<ActivityPost>() },
  publicPosts,
  (post, _caller, _world, language) => rowIn(post, language),
);

const draftsOf = collection<ActivityPostDraft, ActivityPostFilter, ActivityPost>(
  { ...fields, ...draftFields<ActivityPost>() },
  async (world, caller) => newestFirst(await kind.listed(world, caller)),
  (post, caller, world) => {
    const { body: _body, translations: _translations, ...row } = kind.details(world, post, caller);
    return { ...row, ...languagesIn(post) };
  },
);

export const activityPosts: readonly Answer[] = [
  answer('POST /activitypost/list', withToken, (call) => postsOf.list({ ...call, language: wantedLanguage(call) })),
  answer('POST /activitypost/filter', withToken, (call) => postsOf.filter({ ...call, language: wantedLanguage(call) })),

  answer('POST /activitypost/draft/list', kind.allow, draftsOf.list),
  answer('POST /activitypost/draft/filter', kind.allow, draftsOf.filter),

  answer('GET /activitypost/:uuid', withToken, async (call) => {
    const { world, params } = call;
    const all = await publicPosts(world);
    const at = all.findIndex(({ uuid }) => uuid === params.uuid);
    const post = all[at];
    const { table } = world.content.posts;
    if (!post) {
      const withdrawn = table.get(params.uuid)?.withdrawn ?? table.isGone(params.uuid);
      throw withdrawn ? gone(sentence('gone', { id: params.uuid })) : notFound(sentence('noPost', { id: params.uuid }));
    }
    const wanted = wantedLanguage(call);
    const [newer, older] = [all[at - 1], all[at + 1]].map((each) => (each ? rowIn(each, wanted) : null));
    const { uuid, slug, date } = post;
    const read = { uuid, slug, date: date ?? '', ...readIn(post, wanted), older: older ?? null, newer: newer ?? null };
    return kind.allow(call.session) ? { ...read, _permissions: kind.permissions(post, call.session) } : read;
  }),

  ...drafts(kind),
];
