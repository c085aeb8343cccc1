import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessionImage } from '@/contract/accession/image';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { TaxonName } from '../catalogue/TaxonName';
import { ImageRights } from './ImageRights';
import { Picture } from './Picture';
import styles from './Gallery.module.css';

const ImageViewer = lazyPart(() => import('./ImageViewer'));

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
      <ul className={styles.grid} data-narrow={ofOne}>
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
      </ul>
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
