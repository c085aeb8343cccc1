import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageAddress } from './image-address';
import styles from './Picture.module.css';

interface Props {
  url: string;
  alt: string;
  width?: number;
  height?: number;
  /** Not fetched before it comes into sight. */
  lazy?: boolean;
}

/** A picture out of data; where it cannot be shown, the place says so. */
export function Picture({ url, alt, width, height, lazy }: Props) {
  const { t } = useTranslation('images');
  const [failed, setFailed] = useState<string>();
  const address = imageAddress(url);
  if (!address || failed === url)
    return (
      <span className={styles.broken} role="img" aria-label={`${alt}. ${t('broken')}`}>
        {t('broken')}
      </span>
    );
  return (
    <img
      src={address}
      alt={alt}
      width={width}
      height={height}
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(url)}
    />
  );
}
