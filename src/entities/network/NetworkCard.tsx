import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Network } from '@/contract/network';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/RouteLink';
import { useFormat } from '@/shared/ui/use-format';

const Name = styled(RouteLink)(({ theme }) => ({
  fontFamily: theme.typography.h1.fontFamily,
  fontWeight: 600,
  fontSize: '1rem',
}));

/** A network in a few lines, for small screens. */
export function NetworkCard({ row }: { row: Network }) {
  const { t } = useTranslation(['institute', 'accession']);
  const { number } = useFormat();
  const { shortName, title, instituteCount, accessionCount } = row;
  return (
    <>
      <Name to={href('network', { shortName })}>
        <bdi>{title}</bdi>
      </Name>
      <div>
        <bdi>{shortName}</bdi>
        {' · '}
        {t('institute:count', { count: instituteCount, shown: number(instituteCount) })}
      </div>
      <div>{t('accession:count', { count: accessionCount, shown: number(accessionCount) })}</div>
    </>
  );
}
