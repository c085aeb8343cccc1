import { useTranslation } from 'react-i18next';
import type { Network } from '@/contract/network';
import { href } from '@/routes/href';
import { CardName } from '@/shared/list/CardName';
import { useFormat } from '@/shared/ui/use-format';

/** A network in a few lines, for small screens. */
export function NetworkCard({ row }: { row: Network }) {
  const { t } = useTranslation(['institute', 'accession']);
  const { number } = useFormat();
  const { shortName, title, instituteCount, accessionCount } = row;
  return (
    <>
      <CardName to={href('network', { shortName })}>
        <bdi>{title}</bdi>
      </CardName>
      <div>
        <bdi>{shortName}</bdi>
        {' · '}
        {t('institute:count', { count: instituteCount, shown: number(instituteCount) })}
      </div>
      <div>{t('accession:count', { count: accessionCount, shown: number(accessionCount) })}</div>
    </>
  );
}
