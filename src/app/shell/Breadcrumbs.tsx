import { useTranslation } from 'react-i18next';
import { Link } from '@/shared/ui/controls/Link';
import type { RouteMatch } from '@/routes/match-route';
import { href } from '@/routes/href';
import { rowOf } from '@/routes/routes';
import { useSession } from '@/session/use-session';
import { rowsOver } from './rows-over';
import styles from './Breadcrumbs.module.css';

interface Props {
  match: RouteMatch;
  /** What the page calls itself, once it knows. */
  title: string | undefined;
  /** The name of the item one step up, where it is known. */
  above: string | undefined;
  /** The page stands in place of the row's own. */
  inPlace: boolean;
}

/** The way down to this page; none for pages of the first level. */
export function Breadcrumbs({ match, title, above, inPlace }: Props) {
  const { t } = useTranslation(['common', 'nav']);
  const { authorities } = useSession();
  const own = rowOf(match.name);
  const rows = [...rowsOver(match.name, authorities), ...(inPlace ? [match.name] : [])];
  if (rows.length === 0) return null;
  return (
    <nav className={styles.nav} aria-label={t('nav:breadcrumbs')}>
      <ol>
        {rows.map((name, at) => (
          <li key={name}>
            {/* A parent takes its values from the page below it. */}
            <Link to={href(name as 'accession', match.params as { uuid: string })}>
              {at === rows.length - 1 && above ? (
                <bdi lang={rowOf(name).named}>{above}</bdi>
              ) : (
                <bdi>{t(rowOf(name).titleKey)}</bdi>
              )}
            </Link>
          </li>
        ))}
        <li aria-current="page">
          {title === undefined ? <bdi>{t(own.titleKey)}</bdi> : <bdi lang={own.named}>{title}</bdi>}
        </li>
      </ol>
    </nav>
  );
}
