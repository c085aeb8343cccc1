import { useTranslation } from 'react-i18next';
import type { VocabularyTerm, VocabularyTermFilter } from '@/contract/descriptor/vocabulary';
import { textColumn } from '@/shared/list/columns';
import type { EntityListDefinition } from '@/shared/list/definition';
import { endpointBelow } from '@/shared/list/endpoint-below';
import { CopyButton } from '@/shared/ui/controls/CopyButton';
import { vocabularyApi } from './api';
import styles from './terms-list.module.css';

/** A code, and a button that copies it, to be pasted into a table. */
function CopyCode({ code }: { code: string }) {
  const { t } = useTranslation('ui');
  return (
    <span className={styles.line}>
      <strong>
        <bdi>{code}</bdi>
      </strong>
      <CopyButton text={code} label={t('actions.copy')} beside={code} />
    </span>
  );
}

/** The list of the terms of one vocabulary, wherever it stands. */
export const termsListOf = (uuid: string): EntityListDefinition<VocabularyTerm, VocabularyTermFilter> => ({
  entity: 'vocabulary-term',
  endpoint: endpointBelow(vocabularyApi.endpoints.vocabularyTerms, { uuid }),
  idOf: ({ id }) => id,
  columns: [
    { name: 'code', sort: 'code', fixed: true, width: 190, flex: 2, cell: ({ code }) => <CopyCode code={code} /> },
    textColumn('title', { usual: true, width: 220, flex: 4 }),
    textColumn('description', { sort: undefined, usual: true, width: 160, flex: 4 }),
  ],
  filters: [
    { kind: 'terms', field: 'code', typed: true },
    { kind: 'text', field: 'title' },
  ],
  defaultSort: { sort: 'code', dir: 'ASC' },
  Card: ({ row: { code, title, description } }) => (
    <>
      <div>
        <CopyCode code={code} />
      </div>
      <div dir="auto">{title}</div>
      {description && <small dir="auto">{description}</small>}
    </>
  ),
});
