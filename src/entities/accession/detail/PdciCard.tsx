import { styled } from '@/shared/ui/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession';
import { PDCI_MAX } from '@/contract/constants';
import { pdci, type PdciPart } from '@/mcpd/pdci';
import { Card } from '@/shared/ui/layout/Card';
import { Meter } from '@/shared/ui/values/Meter';
import { useFormat } from '@/shared/ui/format/use-format';
import { useText } from '@/shared/ui/text/use-text';
import { columnFields } from '../column-fields';
import { toPassport } from './to-passport';

const Score = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  '& strong': { fontFamily: theme.typography.h1.fontFamily, fontSize: '1.75rem' },
}));

const Parts = styled('table')(({ theme }) => ({
  width: '100%',
  fontSize: '0.8125rem',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'start', fontWeight: 400 },
  '& td': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& th, & td': { borderBlockStart: `1px solid ${theme.vars.palette.divider}`, paddingBlock: 3 },
}));

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
      <Parts>
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
      </Parts>
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
      <Score>
        <strong>{number(score, 1)}</strong>
        <Meter max={PDCI_MAX} value={score} label={t('pdci.title')} />
        <span>{t('pdci.ofTen')}</span>
      </Score>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('pdci.how')}</summary>
        {open && <Counted parts={parts} />}
      </details>
    </Card>
  );
}
