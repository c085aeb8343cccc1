import { useMemo } from 'react';
import { getIn, useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { IngestProposal } from '@/contract/dataset/ingest';
import { FullText } from '@/shared/ui/full-text/FullText';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';
import { ColumnRow } from './ColumnRow';
import type { IngestPlan } from './ingest-plan';
import styles from './ColumnsTable.module.css';

const HEADS = ['column', 'samples', 'role', 'descriptor', 'method', 'year', 'change'] as const;

/** What each column of the sheet is: a line for each, opened where somebody has to decide. */
export function ColumnsTable({ proposal }: { proposal: IngestProposal }) {
  const { t } = useTranslation('ingest');
  const { values, errors, submitCount } = useFormikContext<IngestPlan>();
  const headings = useMemo(() => proposal.columns.map(({ heading }) => heading), [proposal]);
  const places = useMemo(() => new Map(proposal.descriptors.map(({ name }, place) => [name, place])), [proposal]);
  const isLong = values.columns.some(({ role }) => role === 'descriptorName');
  const isWrong = (path: string): boolean => submitCount > 0 && getIn(errors, path) !== undefined;

  const firstOf = new Map<number, string>();
  return (
    <FullText of="td[dir]">
      <table className={styles.table} aria-label={t('columns')}>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head === 'change' ? <VisuallyHidden>{t('table.change')}</VisuallyHidden> : t(`table.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {proposal.columns.map((column, place) => {
            const said = values.columns[place];
            if (!said) return null;
            const at = isLong || said.role !== 'descriptor' ? undefined : places.get(said.name);
            const sameAs = at === undefined ? undefined : firstOf.get(at);
            if (at !== undefined && sameAs === undefined) firstOf.set(at, column.heading);
            return (
              <ColumnRow
                key={column.at}
                column={column}
                headings={headings}
                place={place}
                said={said}
                proposed={at === undefined ? undefined : proposal.descriptors[at]}
                descriptorPlace={at}
                meant={at === undefined ? undefined : values.descriptors[at]}
                sameAs={sameAs}
                isWrong={
                  isWrong(`columns[${place}]`) ||
                  (at !== undefined && sameAs === undefined && isWrong(`descriptors[${at}]`))
                }
              />
            );
          })}
        </tbody>
      </table>
    </FullText>
  );
}
