import { useId, useState, type ReactNode } from 'react';
import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';
import { csvText } from '@/tables/csv-writer';
import { Card } from '@/shared/ui/layout/Card';

const Framed = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: theme.spacing(1.5, 1.5, 1),
  minWidth: 0,
  '& h2': { marginInline: theme.spacing(0.75) },
  '& > p': { margin: theme.spacing(0.5, 0.75), fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& footer': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0.5),
    marginBlockStart: 'auto',
    paddingBlockStart: theme.spacing(1),
  },
  '@media print': { '& footer': { display: 'none' } },
}));

/** A button that is quieter than what it stands beneath. */
export const CardButton = styled('button')(({ theme }) => ({
  appearance: 'none',
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  minHeight: 32,
  padding: theme.spacing(0.5, 0.75),
  borderRadius: 4,
  color: theme.vars.palette.primary.main,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.tint },
  '@media print': { display: 'none' },
}));

interface Props {
  title: string;
  /** What the lines of the CSV say, made when it is copied. */
  lines: () => (string | number)[][];
  table: ReactNode;
  /** What has to be said for the figures to be read right. */
  note?: string;
  /** Further buttons. */
  more?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A chart with its name, its table in the chart's place, and its figures for a spreadsheet. */
export function ChartCard({ title, lines, table, note, more, className, children }: Props) {
  const { t } = useTranslation(['overview', 'ui']);
  const id = useId();
  const [tabular, setTabular] = useState(false);
  const [status, setStatus] = useState<'copied' | 'refused'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(csvText(lines()));
      setStatus('copied');
    } catch {
      // The figures can then be marked and copied by hand.
      setTabular(true);
      setStatus('refused');
    }
  };
  return (
    <Framed aria-labelledby={id} className={className}>
      <h2 id={id}>{title}</h2>
      {tabular ? table : children}
      {note && <p>{note}</p>}
      <footer>
        {more}
        <CardButton type="button" aria-describedby={id} aria-pressed={tabular} onClick={() => setTabular(!tabular)}>
          {t('asTable')}
        </CardButton>
        <CardButton type="button" aria-describedby={id} onClick={() => void copy()} onBlur={() => setStatus(undefined)}>
          <span aria-live="polite">{status ? t(`ui:actions.${status}`) : t('copyCsv')}</span>
        </CardButton>
      </footer>
    </Framed>
  );
}
