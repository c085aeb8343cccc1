import { useTranslation } from 'react-i18next';
import type { ChartData } from '@/shared/charts/chart';
import { FiguresTable } from '@/shared/charts/ChartTable';
import { Figure } from '@/shared/ui/Figure';

/** Questions and answers as figures; an answer that nobody gave is not counted, so it stands as 0. */
export function FlagsTable({ flags }: { flags: readonly (ChartData & { key: string })[] }) {
  const { t } = useTranslation(['overview', 'ui']);
  return (
    <FiguresTable>
      <thead>
        <tr>
          <th scope="col">{t('question')}</th>
          <th scope="col">{t('ui:yes')}</th>
          <th scope="col">{t('ui:no')}</th>
          <th scope="col">{t('missing')}</th>
        </tr>
      </thead>
      <tbody>
        {flags.map(({ key, title, terms }) => (
          <tr key={key}>
            <th scope="row">{title}</th>
            {['true', 'false', ':missing'].map((answer) => (
              <td key={answer}>
                <Figure value={terms.find((term) => term.key === answer)?.count ?? 0} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
