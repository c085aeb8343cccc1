import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useServerInfoQuery } from '@/shared/api/server-info';
import { useFormat } from '@/shared/ui/use-format';

const Row = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(2, 7),
  margin: theme.spacing(5, 0, 0),
  '& > div': { display: 'flex', flexDirection: 'column-reverse', minWidth: 96 },
  '& dd': { margin: 0, fontFamily: theme.typography.h1.fontFamily, fontWeight: 600, fontSize: '2rem', lineHeight: 1.2 },
  '& dt': { color: theme.vars.palette.text.secondary },
}));

/** What the catalogue holds now. Nothing is said that the server did not say. */
export function Counts() {
  const { t } = useTranslation('welcome');
  const { number } = useFormat();
  const { data, isError } = useServerInfoQuery();
  if (isError) return null;
  const figures = [
    ['accessions', data?.accessionCount],
    ['institutes', data?.instituteCount],
    ['countries', data?.countryCount],
    ...(data?.georeferencedCount === undefined && data ? [] : [['georeferenced', data?.georeferencedCount] as const]),
  ] as const;
  return (
    <Row>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{t(`counts.${name}`, { count: figure ?? 0 })}</dt>
          <dd>{figure === undefined ? <Skeleton width={110} sx={{ marginInline: 'auto' }} /> : number(figure)}</dd>
        </div>
      ))}
    </Row>
  );
}
