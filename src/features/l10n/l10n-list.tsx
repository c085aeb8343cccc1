import { TEXT_STATES, type L10nEntity, type L10nFilter, type L10nRow } from '@/contract/l10n/l10n';
import { useLanguageName } from '@/entities/publication/values/use-language-name';
import { nameColumn } from '@/shared/list/columns';
import type { EntityListDefinition } from '@/shared/list/definition';
import { rowsOf } from './api';

/** Things of a kind by what is translated of them; their texts are drawn by `textsBody`. */
export const l10nList = (entity: L10nEntity): EntityListDefinition<L10nRow, L10nFilter> => ({
  entity: 'l10n',
  endpoint: rowsOf(entity),
  idOf: ({ key }) => key,
  columns: [nameColumn('title', { width: 240 })],
  filters: [
    ...TEXT_STATES.map((field) => ({ kind: 'terms' as const, field, useName: useLanguageName })),
    { kind: 'text', field: 'title' },
  ],
  defaultSort: { sort: 'title', dir: 'ASC' },
  Card: ({ name }) => name,
  Actions: () => null,
});
