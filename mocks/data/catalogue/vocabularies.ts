import type { Vocabulary, VocabularyTerm } from '@/contract/descriptor/vocabulary';
import { URL_NAMESPACE, uuidV5 } from '@/mcpd/accession-uuid';
import { lazySource, type Source } from '../../tools/store/source';
import type { VocabularyList } from './vocabulary-lists';

/** A vocabulary with its terms, in their order. */
export interface VocabularyRecord extends Vocabulary {
  terms: readonly VocabularyTerm[];
}

const uuidOf = (path: string): string => uuidV5(URL_NAMESPACE, `https://pgr-portal.example/vocabulary/${path}`);

function recordOf({ code, title, description, publisher, url, versionTag, terms }: VocabularyList): VocabularyRecord {
  const all = terms().map(([term, name, more]): VocabularyTerm => {
    return { id: uuidOf(`${code}/${term}`), code: term, title: name, description: more || null };
  });
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

/** The published lists of terms that the catalogue uses. They are real, whatever the accessions are. */
export const vocabularySource = (): Source<VocabularyRecord> =>
  lazySource<VocabularyRecord>(
    ({ uuid }) => uuid,
    async () => {
      const { VOCABULARY_LISTS } = await import('./vocabulary-lists');
      return VOCABULARY_LISTS.map(recordOf);
    },
  );
