import type {
  Vocabulary,
  VocabularyFilter,
  VocabularyTerm,
  VocabularyTermFilter,
} from '@/contract/descriptor/vocabulary';
import { vocabularySchema } from '@/contract/descriptor/vocabulary-schema';
import { isBuiltIn, termsOf, type VocabularyRecord } from '../../data/catalogue/vocabularies';
import { crud } from '../../rules/entities/crud';
import { managed } from '../../rules/entities/managed';
import { refused } from '../../rules/entities/read-change';
import { answer, type Answer } from '../../rules/world/answer';
import { conflict, notFound } from '../../tools/http/api-failure';
import { withToken, type Caller } from '../../rules/tokens/caller';
import { collection } from '../../rules/entities/collection';
import type { Fields } from '../../tools/lists/field';
import type { World } from '../../rules/world/world';
import { sentence } from '../../tools/http/sentence';

const fields: Fields<VocabularyRecord> = {
  uuid: { kind: 'terms', value: ({ uuid }) => uuid },
  code: { kind: 'terms', value: ({ code }) => code, search: true },
  title: { kind: 'text', value: ({ title }) => title, search: true },
  description: { kind: 'text', value: ({ description }) => description, search: true, internal: true },
  publisher: { kind: 'terms', value: ({ publisher }) => publisher, facet: true, search: true },
  termCount: { kind: 'number', value: ({ termCount }) => termCount, internal: true },
  lastModifiedDate: { kind: 'date', value: ({ lastModifiedDate }) => lastModifiedDate, internal: true },
};

const termFields: Fields<VocabularyTerm> = {
  code: { kind: 'terms', value: ({ code }) => code, search: true },
  title: { kind: 'text', value: ({ title }) => title, search: true },
  description: { kind: 'text', value: ({ description }) => description, search: true, internal: true },
};

const table = ({ catalogue }: World) => catalogue.vocabularies;

const kept = managed<VocabularyRecord>({
  kind: 'vocabulary',
  what: 'vocabulary',
  schema: vocabularySchema,
  once: ['code'],
  table,
  removable: async (_, row) => {
    if (isBuiltIn(row)) throw conflict(sentence('vocabularyUsed'));
  },
  check: async ({ code }, world) => {
    if (code && (await table(world).all()).some((each) => each.code === code)) throw refused({ code: 'taken' });
  },
  fresh: () => ({ uuid: crypto.randomUUID(), code: '', title: '', termCount: 0, terms: [] }),
});

/** Without its terms, which have pages of their own. */
function headOf(world: World, record: VocabularyRecord, caller: Caller): Vocabulary {
  const { terms: _, _permissions, ...head } = kept.details(world, record, caller);
  return {
    ...head,
    ...(_permissions && { _permissions: { ..._permissions, delete: _permissions.delete && !isBuiltIn(record) } }),
  };
}

const details = (world: World, record: VocabularyRecord, caller: Caller): Vocabulary => ({
  ...headOf(world, record, caller),
  ...(kept.allow(caller) && { terms: record.terms }),
});

const vocabulariesOf = collection<Vocabulary, VocabularyFilter, VocabularyRecord>(
  fields,
  kept.listed,
  (record, caller, world) => headOf(world, record, caller),
);

async function vocabularyOf(world: World, uuid: string): Promise<VocabularyRecord> {
  const found = await table(world).one(uuid);
  if (!found) throw notFound(sentence('noVocabulary', { id: uuid }));
  return found;
}

export const vocabulary: readonly Answer[] = [
  answer('POST /vocabulary/list', withToken, vocabulariesOf.list),
  answer('POST /vocabulary/filter', withToken, vocabulariesOf.filter),

  answer('GET /vocabulary/:uuid', withToken, async ({ world, params, session }) =>
    details(world, await vocabularyOf(world, params.uuid), session),
  ),

  answer('POST /vocabulary/:uuid/terms/filter', withToken, async ({ world, params, query, body }) => {
    const { terms } = await vocabularyOf(world, params.uuid);
    const listed = collection<VocabularyTerm, VocabularyTermFilter>(termFields, async () => terms);
    return listed.filter({ world, query, body });
  }),

  ...crud({
    ...kept,
    details,
    kept: async (sent, world, before) => {
      const change = await kept.kept(sent, world, before);
      const code = before?.code ?? change.code ?? '';
      return { ...change, ...(change.terms && { terms: termsOf(code, change.terms) }) };
    },
  }),
];
