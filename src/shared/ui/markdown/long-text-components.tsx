import type { Components } from 'react-markdown';
import { useTranslation } from 'react-i18next';
import { AnyLink } from '../controls/AnyLink';
import { CopyButton } from '../controls/CopyButton';
import { textOf } from './long-text-parts';
import { ownPicture } from './own-picture';
import styles from './LongText.module.css';

const TextLink: Components['a'] = ({ href, id, children }) => (
  <AnyLink href={href} id={id}>
    {children}
  </AnyLink>
);

/** Of a picture from elsewhere the words for it. */
const Picture: Components['img'] = ({ src = '', alt = '' }) => {
  const own = ownPicture(src);
  return own === undefined ? <>{alt}</> : <img src={own} alt={alt} loading="lazy" />;
};

/** Code is written from left to right in all languages, and there to be copied. */
const Code: Components['pre'] = ({ node, children }) => {
  const { t } = useTranslation('ui');
  const code = textOf(node).replace(/\n$/, '');
  return (
    <div className={styles.code}>
      <div role="group" tabIndex={0}>
        <pre dir="ltr">{children}</pre>
      </div>
      <CopyButton text={code} label={t('actions.copy')} beside={code.slice(0, 40)} />
    </div>
  );
};

/** A wide table scrolls inside itself instead of widening the page. */
const Table: Components['table'] = ({ children }) => (
  <div className={styles.table} role="group" tabIndex={0}>
    <table>{children}</table>
  </div>
);

export const longTextComponents: Components = { a: TextLink, img: Picture, pre: Code, table: Table };
