import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';
import { Missing } from '@/shared/ui/text/Missing';
import { useFormat } from '@/shared/ui/format/use-format';
import { useText } from '@/shared/ui/text/use-text';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';
import type { ChartData } from './chart';
import { useShare } from './use-share';

/** Counts stand at the end of their line, first column apart. */
export const FiguresTable = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: theme.spacing(0.5, 0.75),
    textAlign: 'end',
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    fontWeight: 'inherit',
    verticalAlign: 'baseline',
  },
  '& thead th': { fontWeight: 600, fontSize: '0.8125rem' },
  '& th:first-of-type': { textAlign: 'start', overflowWrap: 'anywhere' },
  '& .rest': { fontStyle: 'italic', color: theme.vars.palette.text.secondary },
}));

/** The figures of a chart. */
export function ChartTable({ of, title, terms, whole }: ChartData) {
  const { t } = useTranslation('overview');
  const { number } = useFormat();
  const text = useText(of);
  const share = useShare();
  return (
    <FiguresTable>
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{text(`${of}:title`)}</th>
          <th scope="col">{t('share')}</th>
        </tr>
      </thead>
      <tbody>
        {terms.map(({ key, label, count, italic, rest, mentions }) => (
          <tr key={key}>
            <th scope="row" className={rest ? 'rest' : undefined}>
              <bdi>{italic ? <i lang="la">{label}</i> : label}</bdi>
            </th>
            <td>{number(count)}</td>
            <td>{mentions ? <Missing /> : share(count, whole)}</td>
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
