import { Suspense, useRef, useState } from 'react';
import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';
import type { AccessionImage } from '@/contract/image';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { TaxonName } from '../catalogue/TaxonName';
import { ImageRights } from './ImageRights';
import { Picture } from './Picture';

const ImageViewer = lazyPart(() => import('./ImageViewer'));

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))',
  '&[data-narrow="true"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))' },
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('sm')]: {
    gap: theme.spacing(1.25),
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  },
  '& figure': {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    margin: 0,
    overflow: 'hidden',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 8,
    backgroundColor: theme.vars.palette.background.paper,
    breakInside: 'avoid',
  },
  '& figure > button': {
    appearance: 'none',
    padding: 0,
    border: 0,
    aspectRatio: '13 / 14',
    cursor: 'zoom-in',
    backgroundColor: theme.vars.palette.tint,
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '& figcaption': { display: 'grid', gap: 2, padding: theme.spacing(1, 1.5, 1.5), fontSize: '0.8125rem' },
  '& small': { color: theme.vars.palette.text.secondary },
}));

interface Props {
  images: readonly AccessionImage[];
  /** On an accession's own page its name need not be said at every picture. */
  ofOne?: boolean;
}

/** Pictures with what they show, of what, by whom; each opens larger. */
export function Gallery({ images, ofOne }: Props) {
  const { t } = useTranslation('images');
  const [open, setOpen] = useState<number>();
  const opener = useRef<HTMLElement>(null);
  const altOf = ({ caption, accession }: AccessionImage) =>
    t('alt', { caption, number: accession.accessionNumber, taxon: accession.taxonomy.taxonName });
  return (
    <>
      <Grid data-narrow={ofOne}>
        {images.map((image, at) => (
          <li key={image.uuid}>
            <figure>
              <button
                type="button"
                aria-label={t('open', { picture: altOf(image) })}
                onClick={(event) => {
                  opener.current = event.currentTarget;
                  setOpen(at);
                }}
              >
                <Picture url={image.thumbnailUrl} alt={altOf(image)} lazy />
              </button>
              <figcaption>
                {!ofOne && (
                  <>
                    <RouteLink to={href('accession', { uuid: image.accession.uuid })} strong>
                      <bdi>{image.accession.accessionNumber}</bdi>
                    </RouteLink>
                    <TaxonName taxonomy={image.accession.taxonomy} />
                  </>
                )}
                <span dir="auto">{image.caption}</span>
                <ImageRights image={image} />
              </figcaption>
            </figure>
          </li>
        ))}
      </Grid>
      {open !== undefined && (
        <Suspense fallback={null}>
          <ImageViewer
            images={images}
            at={Math.min(open, images.length - 1)}
            altOf={altOf}
            onShow={setOpen}
            onClose={() => {
              setOpen(undefined);
              opener.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
