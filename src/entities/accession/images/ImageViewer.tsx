import { useState, type KeyboardEvent } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { Dialog } from '@/shared/mui/Dialog';
import { useDirection } from '@/shared/ui/text/use-direction';
import { useTranslation } from 'react-i18next';
import type { AccessionImage } from '@/contract/accession/image';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { TaxonName } from '../catalogue/TaxonName';
import { ImageRights } from './ImageRights';
import { Picture } from './Picture';
import styles from './ImageViewer.module.css';

const STEP = 1.5;
const MAX_ZOOM = 5;

interface Props {
  images: readonly AccessionImage[];
  at: number;
  altOf: (image: AccessionImage) => string;
  onShow: (at: number) => void;
  onClose: () => void;
}

/** One picture large: arrows, Home and End go through them, plus and minus come nearer, Escape closes. */
export default function ImageViewer({ images, at, altOf, onShow, onClose }: Props) {
  const { t } = useTranslation('images');
  const direction = useDirection();
  const [zoom, setZoom] = useState(1);
  const image = images[at];
  if (!image) return null;
  const last = images.length - 1;
  const show = (next: number) => {
    setZoom(1);
    onShow(Math.min(last, Math.max(0, next)));
  };
  const nearer = () => setZoom(Math.min(MAX_ZOOM, zoom * STEP));
  const farther = () => setZoom(Math.max(1, zoom / STEP));
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const keys: Record<string, () => void> = {
    [forward]: () => show(at + 1),
    [backward]: () => show(at - 1),
    Home: () => show(0),
    End: () => show(last),
    '+': nearer,
    '=': nearer,
    '-': farther,
    '0': () => setZoom(1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    // A picture that is larger than its place is moved by the arrows.
    if (!act || (zoom > 1 && event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    act();
  };
  return (
    <Dialog open fullScreen onClose={onClose} onKeyDown={onKeyDown} aria-labelledby="image-place">
      <div className={styles.frame}>
        <div className={styles.bar}>
          <span id="image-place" className={styles.where} role="status">
            {t('place', { at: at + 1, of: images.length })}
          </span>
          <Button disabled={at === 0} onClick={() => show(at - 1)}>
            {t('previous')}
          </Button>
          <Button disabled={at === last} onClick={() => show(at + 1)}>
            {t('next')}
          </Button>
          <Button disabled={zoom === 1} onClick={farther}>
            {t('farther')}
          </Button>
          <Button disabled={zoom >= MAX_ZOOM} onClick={nearer}>
            {t('nearer')}
          </Button>
          <Button autoFocus onClick={onClose}>
            {t('close')}
          </Button>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
        <div className={styles.stage} tabIndex={0} role="group" aria-label={altOf(image)}>
          <div
            style={{
              width: `min(${100 * zoom}%, calc((100vh - 170px) * ${zoom * (image.width / image.height)}))`,
              marginInline: 'auto',
            }}
          >
            <Picture key={image.uuid} url={image.url} alt={altOf(image)} width={image.width} height={image.height} />
          </div>
        </div>
        <div className={styles.caption}>
          <span>
            <RouteLink to={href('accession', { uuid: image.accession.uuid })} strong onClick={onClose}>
              <bdi>{image.accession.accessionNumber}</bdi>
            </RouteLink>{' '}
            <TaxonName taxonomy={image.accession.taxonomy} />
          </span>
          <span dir="auto">{image.caption}</span>
          <ImageRights image={image} />
        </div>
      </div>
    </Dialog>
  );
}
