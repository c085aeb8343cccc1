import { useTranslation } from 'react-i18next';
import { Link } from '@/shared/ui/controls/Link';
import { href } from '@/routes/href';
import styles from './Brand.module.css';

/** The mark of the portal, as in `public/favicon.svg`. */
function Leaf() {
  return (
    <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path fill="#6e7f29" d="M26 3C14 3.500 6 9 6 19c0 3 1 5.500 2.500 7C20 26.500 27 19 26 3Z" />
      <path
        fill="none"
        stroke="#e7b300"
        strokeWidth="2"
        strokeLinecap="round"
        d="M6.500 30C9 22.500 14 15.500 20.500 10.500"
      />
    </svg>
  );
}

export function Brand() {
  const { t } = useTranslation('common');
  return (
    <Link className={styles.home} to={href('welcome')}>
      <Leaf />
      <span>{t('brand')}</span>
    </Link>
  );
}
