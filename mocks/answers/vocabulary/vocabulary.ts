import type {
  Vocabulary,
  VocabularyFilter,
  VocabularyTerm,
  VocabularyTermFilter,
} from '@/contract/descriptor/vocabulary';
import type { VocabularyRecord } from '../../data/catalogue/vocabularies';
import { answer, type Answer } from '../../rules/world/answer';
import { notFound } from '../../tools/http/api-failure';
import { withToken } from '../../rules/tokens/caller';
import { collection } from '../../rules/entities/collection';
import type { Fields } from '../../tools/lists/field';
import type { World } from '../../rules/world/world';
import { sentence } from '../../tools/http/sentence';

const fields: Fields<Vocabulary> = {
  uuid: { kind: 'terms', value: ({ uuid }) => uuid },
  code: { kind: 'terms', value: ({ code }) => code, search: true },
  title: { kind: 'text', value: ({ title }) => title, search: true },
  description: { kind: 'text', value: ({ description }) => description, search: true, internal: true },
  publisher: { kind: 'terms', value: ({ publisher }) => publisher, facet: true, search: true },
  termCount: { kind: 'number', value: ({ termCount }) => termCount, internal: true },
};

const termFields: Fields<VocabularyTerm> = {
  code: { kind: 'terms', value: ({ code }) => code, search: true },
  title: { kind: 'text', value: ({ title }) => title, search: true },
  description: { kind: 'text', value: ({ description }) => description, search: true, internal: true },
};

function headOf(record: VocabularyRecord): Vocabulary {
  const { terms, ...head } = record;
  return { ...head, termCount: terms.length };
}

const vocabulariesOf = collection<Vocabulary, VocabularyFilter>(fields, async ({ catalogue }) =>
  (await catalogue.vocabularies.all()).map(headOf),
);

async function vocabularyOf(world: World, uuid: string): Promise<VocabularyRecord> {
  const found = await world.catalogue.vocabularies.one(uuid);
  if (!found) throw notFound(sentence('noVocabulary', { id: uuid }));
  return found;
}

export const vocabulary: readonly Answer[] = [
  answer('POST /vocabulary/list', withToken, vocabulariesOf.list),
  answer('POST /vocabulary/filter', withToken, vocabulariesOf.filter),

  answer('GET /vocabulary/:uuid', withToken, async ({ world, params }) =>
    headOf(await vocabularyOf(world, params.uuid)),
  ),

  answer('POST /vocabulary/:uuid/terms/filter', withToken, async ({ world, params, query, body }) => {
    const { terms } = await vocabularyOf(world, params.uuid);
    const termsOf = collection<VocabularyTerm, VocabularyTermFilter>(termFields, async () => terms);
    return termsOf.filter({ world, query, body });
  }),
];
