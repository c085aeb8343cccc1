import type { Vocabulary, VocabularyTerm } from '@/contract/descriptor/vocabulary';
import { URL_NAMESPACE, uuidV5 } from '@/mcpd/accession-uuid';
import { makeTable, type Table } from '../../tools/store/table';
import type { CatalogueGiven } from './given';
import type { VocabularyList } from './vocabulary-lists';

/** A vocabulary with its terms, in their order. */
export interface VocabularyRecord extends Vocabulary {
  terms: readonly VocabularyTerm[];
}

const uuidOf = (path: string): string => uuidV5(URL_NAMESPACE, `https://pgr-portal.example/vocabulary/${path}`);

/** Whether it is one of those that the catalogue itself uses. */
export const isBuiltIn = ({ uuid, code }: Vocabulary): boolean => uuid === uuidOf(code);

/** A term keeps its id as long as it keeps its code. */
export const termsOf = (vocabulary: string, terms: readonly Omit<VocabularyTerm, 'id'>[]): readonly VocabularyTerm[] =>
  terms.map(({ code, title, description }) => {
    return { id: uuidOf(`${vocabulary}/${code}`), code, title, description: description ?? null };
  });

function recordOf({ code, title, description, publisher, url, versionTag, terms }: VocabularyList): VocabularyRecord {
  const all = termsOf(
    code,
    terms().map(([term, name, more]) => ({ code: term, title: name, description: more || null })),
  );
  return {
    uuid: uuidOf(code),
    code,
    title,
    description,
    publisher,
    maintainer: null,
    url: url ?? null,
    versionTag: versionTag ?? null,
    termCount: all.length,
    version: 1,
    terms: all,
  };
}

/** The published lists of terms that the catalogue uses, real ones whatever the accessions are, and those made here. */
export const vocabularyTable = ({ changes }: CatalogueGiven): Table<VocabularyRecord> =>
  makeTable<VocabularyRecord>(changes, {
    name: 'vocabulary',
    key: ({ uuid }) => uuid,
    computed: ({ terms }) => ({ termCount: terms.length }),
    seeds: async () => {
      const { VOCABULARY_LISTS } = await import('./vocabulary-lists');
      return VOCABULARY_LISTS.map(recordOf);
    },
  });
