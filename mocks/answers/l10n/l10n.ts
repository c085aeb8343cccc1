import { CONTENT_LANGUAGES, type ContentLanguage } from '@/contract/constants';
import type { Stored } from '@/contract/entity';
import {
  L10N,
  L10N_ENTITIES,
  limitOf,
  TEXT_STATES,
  type L10nEntity,
  type L10nFilter,
  type L10nRow,
  type L10nText,
  type TextState,
} from '@/contract/l10n/l10n';
import type { Translations } from '@/contract/publication/publication';
import {
  codeOf,
  languageIn,
  writtenIn,
  sourceOf,
  textIn,
  textsOf,
  withTranslation,
  type Source,
  type TextName,
} from '@/contract/publication/text-in';
import { text } from '@/contract/schema';
import { collection } from '../../rules/entities/collection';
import { articles, posts } from '../../rules/entities/content-kinds';
import { byOf } from '../../rules/entities/crud';
import { readVersion, refused } from '../../rules/entities/read-change';
import { rowsOf } from '../../rules/entities/rows-of';
import { anyOf } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';
import type { World } from '../../rules/world/world';
import { badRequest, notFound } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import type { Field, Fields } from '../../tools/lists/field';
import type { Change } from '../../tools/store/table';
import { mapInTurns } from '../../tools/workers/turns';

/** What is read of a row, whatever it is of. */
interface Item extends Stored, Source {
  uuid?: string;
  slug?: string;
  shortName?: string;
  state?: string;
  current?: boolean;
  translations?: Translations;
}

const MISSING = {
  crop: 'noCrop',
  article: 'noArticle',
  activitypost: 'noPost',
  subset: 'noSubset',
  dataset: 'noDataset',
  descriptor: 'noDescriptor',
  descriptorlist: 'noDescriptorList',
} as const satisfies Record<L10nEntity, string>;

const translators = anyOf('ROLE_TRANSLATOR', 'ROLE_ADMINISTRATOR');

/** Kinds whose changes are drafts, beside which stays what is public. */
const DRAFTED = { article: articles.rows, activitypost: posts.rows } as const;
const isDrafted = (entity: L10nEntity): entity is keyof typeof DRAFTED => Object.hasOwn(DRAFTED, entity);

const KEYS: Partial<Record<L10nEntity, 'slug' | 'shortName'>> = { article: 'slug', crop: 'shortName' };
const keyOf = (entity: L10nEntity, item: Item): string => item[KEYS[entity] ?? 'uuid'] ?? '';

/** What is drafted and reviewed is translated once it is published, before that in its editor. */
const isOpen = (entity: L10nEntity, { state, current }: Item): boolean =>
  entity === 'crop' || isDrafted(entity) || (state === 'PUBLISHED' && current === true);

/** What an item is translated from. Crops and content are written in English; a title that only says the name is none. */
function sourceFor(entity: L10nEntity, item: Item): Source & { language: string } {
  if (entity === 'crop') return { ...item, language: 'en', title: item.title === item.name ? null : item.title };
  return { ...item, language: isDrafted(entity) ? 'en' : (item.language ?? '') };
}

const languagesFor = ({ language }: Source): ContentLanguage[] =>
  CONTENT_LANGUAGES.filter((each) => languageIn(each) !== writtenIn(language));

function textOf(source: Source, translations: Translations, name: TextName): L10nText {
  const all = languagesFor(source).map((language) => {
    const there = textIn(source, translations[language], name);
    const state: TextState = there.text === '' ? 'missing' : there.was === undefined ? 'done' : 'outdated';
    return [language, { state, ...there }];
  });
  return { name, source: sourceOf(source, name), in: Object.fromEntries(all) as L10nText['in'] };
}

function rowOf(entity: L10nEntity, item: Item): L10nRow {
  const source = sourceFor(entity, item);
  const { version = 0, translations = {}, lastModifiedDate } = item;
  return {
    key: keyOf(entity, item),
    version,
    title: item.title || item.name || '',
    language: source.language,
    ...(lastModifiedDate !== undefined && { lastModifiedDate }),
    ...(isDrafted(entity) && { state: item.state as NonNullable<L10nRow['state']> }),
    texts: textsOf(source, L10N[entity]).map((name) => textOf(source, translations, name)),
  };
}

/** With the translations into these languages only. */
const withOnly =
  (languages: readonly string[]) =>
  (row: L10nRow): L10nRow => ({
    ...row,
    texts: row.texts.map((each) => ({
      ...each,
      in: Object.fromEntries(Object.entries(each.in).filter(([language]) => languages.includes(language))),
    })),
  });

/** What a crop is also called has names of many languages as it is: it may be translated, and is not missing where it was not. */
const isNeeded = ({ name, in: texts }: L10nText, language: ContentLanguage): boolean =>
  name !== 'otherNames' || texts[language]?.state !== 'missing';

/** The languages in which a text of the row is in this state; in which all are done. */
function languagesOf({ texts }: L10nRow, state: TextState): string[] {
  return (Object.keys(texts[0]?.in ?? {}) as ContentLanguage[]).filter((code) => {
    const needed = texts.filter((each) => isNeeded(each, code));
    return needed[state === 'done' ? 'every' : 'some']((each) => each.in[code]?.state === state);
  });
}

const inState = (state: TextState): Field<L10nRow> => ({
  kind: 'terms',
  value: (row) => languagesOf(row, state),
  facet: true,
});

const fields: Fields<L10nRow> = {
  key: { kind: 'terms', value: ({ key }) => key, search: true },
  title: { kind: 'text', value: ({ title }) => title, search: true },
  texts: {
    kind: 'text',
    value: ({ texts }) => texts.flatMap((each) => [each.source, ...Object.values(each.in).map((there) => there.text)]),
    search: true,
    internal: true,
  },
  ...(Object.fromEntries(TEXT_STATES.map((state) => [state, inState(state)])) as Fields<L10nRow>),
  lastModifiedDate: { kind: 'date', value: ({ lastModifiedDate }) => lastModifiedDate, internal: true },
};

const lists = new Map(
  L10N_ENTITIES.map((entity) => {
    // An item stays the same object as long as it is not changed.
    const made = new WeakMap<Item, L10nRow>();
    const madeOf = (item: Item): L10nRow => {
      const row = made.get(item) ?? rowOf(entity, item);
      made.set(item, row);
      return row;
    };
    const rows = async (world: World) => {
      const items: readonly Item[] = await rowsOf(world, entity).all();
      return mapInTurns(
        items.filter((item) => isOpen(entity, item)),
        madeOf,
      );
    };
    return [entity, collection<L10nRow, L10nFilter>(fields, rows)];
  }),
);

/** 400 for a kind that nobody translates. */
function readEntity(name: string): L10nEntity {
  const found = L10N_ENTITIES.find((each) => each === name);
  if (!found) throw badRequest(sentence('wrongModel', { models: L10N_ENTITIES.join(', ') }));
  return found;
}

function listOf(name: string) {
  const found = lists.get(readEntity(name));
  if (!found) throw new Error(`Nothing lists ${name}.`);
  return found;
}

const narrowed = <P extends { content: L10nRow[] }>(page: P, { lang }: { lang?: string }): P =>
  lang === undefined ? page : { ...page, content: page.content.map(withOnly(lang.split(','))) };

/** The texts of a change. Refuses (400), by name, those that the item does not have and those that are too long. */
function readTexts(entity: L10nEntity, source: Source, given: unknown): [TextName, string][] {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw badRequest('"texts" must be an object of texts.');
  const names = textsOf(source, L10N[entity]);
  const wrong: Record<string, string> = {};
  const read = Object.entries(given).map(([key, value]): [TextName, string] => {
    const name = names.find((each) => each === key);
    if (!name) wrong[`texts.${key.slice(0, 80)}`] = codeOf(key as TextName) === undefined ? 'pattern' : 'noCode';
    else if (typeof value !== 'string') wrong[`texts.${key}`] = 'pattern';
    else if (!text(limitOf(entity, name)).isValidSync(value)) wrong[`texts.${key}`] = 'atMost';
    else return [name, text(limitOf(entity, name)).cast(value) ?? ''];
    return ['title', ''];
  });
  if (Object.keys(wrong).length > 0) throw refused(wrong);
  return read;
}

function save(world: World, entity: L10nEntity, key: string, version: number, patch: object, change: Change): Item {
  if (isDrafted(entity)) return DRAFTED[entity](world).save(key, version, patch, change);
  return rowsOf(world, entity).change(key, version, patch, change);
}

export const l10n: readonly Answer[] = [
  answer('POST /l10n/:entity/list', translators, async (call) =>
    narrowed(await listOf(call.params.entity).list(call), call.query),
  ),

  answer('POST /l10n/:entity/filter', translators, async (call) =>
    narrowed(await listOf(call.params.entity).filter(call), call.query),
  ),

  answer('PUT /l10n/:entity/:key/:lang', translators, async ({ world, session, params, body }) => {
    const entity = readEntity(params.entity);
    const item: Item | undefined = await rowsOf(world, entity).one(params.key);
    if (!item || !isOpen(entity, item)) throw notFound(sentence(MISSING[entity], { id: params.key }));
    const source = sourceFor(entity, item);
    const language = languagesFor(source).find((each) => each === params.lang);
    if (!language) throw badRequest(sentence('notTranslated', { language: params.lang }));
    const { version, texts, ...others } = (body ?? {}) as Record<string, unknown>;
    const [other] = Object.keys(others);
    if (other !== undefined) throw badRequest(`"${other.slice(0, 80)}" cannot be written.`);
    const seen = readVersion(version);
    const translations = readTexts(entity, source, texts).reduce<Translations>(
      (all, [name, each]) => withTranslation(source, all, language, name, each),
      item.translations ?? {},
    );
    const saved = save(world, entity, params.key, seen, { translations }, { by: byOf(session) });
    return withOnly([language])(rowOf(entity, saved));
  }),
];
