import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';
import type { Crop } from '@/contract/crop';
import { nameOfCrop, otherNamesOf } from '@/entities/names/name-of-crop';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { twoLines } from '@/shared/ui/text/two-lines';
import { useFormat } from '@/shared/ui/format/use-format';
import { useLocale } from '@/shared/ui/text/use-locale';

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: theme.spacing(1.25),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'start',
    columnGap: theme.spacing(2),
    padding: theme.spacing(1.25, 2),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 8,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& > li:hover': { backgroundColor: theme.vars.palette.tint },
  '& a': { fontFamily: theme.typography.h1.fontFamily, fontWeight: 600, fontSize: '1rem' },
  // The whole card leads to the crop.
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 8 },
  '& [data-none]': { color: theme.vars.palette.text.secondary },
  '& p': {
    gridColumn: '1 / -1',
    margin: 0,
    fontSize: '0.8125rem',
    color: theme.vars.palette.text.secondary,
    // The page of the crop has all of them.
    ...twoLines,
  },
}));

/** Crops with their other names and how many accessions each has. */
export function CropCards({ crops }: { crops: readonly Crop[] }) {
  const { t } = useTranslation('accession');
  const { number, list } = useFormat();
  const language = useLocale();
  return (
    <Grid>
      {crops.map((crop) => {
        const { shortName, accessionCount } = crop;
        const others = otherNamesOf(crop, language);
        return (
          <li key={shortName}>
            <RouteLink to={href('crop', { shortName })}>
              <bdi>{nameOfCrop(crop, language)}</bdi>
            </RouteLink>
            <span
              role="img"
              aria-label={t('count', { count: accessionCount, shown: number(accessionCount) })}
              data-none={accessionCount === 0 || undefined}
            >
              {number(accessionCount)}
            </span>
            {others.length > 0 && <p dir="auto">{list(others)}</p>}
          </li>
        );
      })}
    </Grid>
  );
}
