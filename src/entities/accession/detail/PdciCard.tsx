import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession/accession';
import { PDCI_MAX } from '@/contract/constants';
import { pdci, type PdciPart } from '@/mcpd/pdci';
import { Card } from '@/shared/ui/layout/Card';
import { Meter } from '@/shared/ui/values/Meter';
import { useFormat } from '@/shared/ui/format/use-format';
import { useText } from '@/shared/ui/text/use-text';
import { columnFields } from '../column-fields';
import { toPassport } from './to-passport';
import styles from './PdciCard.module.css';

/** What is missing, and what each descriptor gives. */
function Counted({ parts }: { parts: readonly PdciPart[] }) {
  const { t } = useTranslation('accession');
  const text = useText('accession');
  const { number, list } = useFormat();
  const label = (field: string) => text(`accession:fields.${field}`, { defaultValue: field });
  const namesOf = (columns: readonly string[]) => list(columnFields(columns).map(label));
  const missing = parts.flatMap((part) => part.missing);
  return (
    <>
      {missing.length > 0 && <p>{t('pdci.missing', { columns: namesOf(missing) })}</p>}
      <p>{t('pdci.explanation')}</p>
      <table className={styles.parts}>
        <thead>
          <tr>
            <th scope="col">{t('pdci.column')}</th>
            <td>{t('pdci.points')}</td>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ columns, reached, possible }) => (
            <tr key={columns.join()}>
              <th scope="row">{namesOf(columns)}</th>
              <td>{t('pdci.of', { reached: number(reached / 100), possible: number(possible / 100) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** How complete the passport data are; unfolded, what is missing and how that is counted. */
export function PdciCard({ accession }: { accession: Accession }) {
  const { t } = useTranslation('accession');
  const { number } = useFormat();
  const { score, parts } = pdci(toPassport(accession));
  const [open, setOpen] = useState(false);
  return (
    <Card aria-labelledby="pdci">
      <h2 id="pdci">{t('pdci.title')}</h2>
      <div className={styles.score}>
        <strong>{number(score, 1)}</strong>
        <Meter max={PDCI_MAX} value={score} label={t('pdci.title')} />
        <span>{t('pdci.ofTen')}</span>
      </div>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('pdci.how')}</summary>
        {open && <Counted parts={parts} />}
      </details>
    </Card>
  );
}
