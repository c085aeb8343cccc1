import { useTranslation } from 'react-i18next';
import type { InstituteFigure } from '@/contract/kpi/kpi';
import { useFormat } from '@/shared/ui/format/use-format';
import { Card } from '@/shared/ui/layout/Card';
import { Facts } from '@/shared/ui/layout/Facts';
import { Day } from '@/shared/ui/values/Day';

/** What the last run of each indicator said of the institute, and when that was. */
export function InstituteFigures({ figures }: { figures: readonly InstituteFigure[] }) {
  const { t } = useTranslation('institute');
  const { number } = useFormat();
  return (
    <Card aria-labelledby="institute-figures">
      <h2 id="institute-figures">{t('figures.title')}</h2>
      <Facts>
        {figures.flatMap(({ name, title, date, value }) => [
          <dt key={name}>
            {/* As the server calls it. */}
            <bdi>{title}</bdi>
          </dt>,
          <dd key={`${name} value`}>
            <strong>{number(Math.round(value * 100) / 100)}</strong> (<Day iso={date} />)
          </dd>,
        ])}
      </Facts>
    </Card>
  );
}
