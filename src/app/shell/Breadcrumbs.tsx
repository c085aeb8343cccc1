import { useTranslation } from 'react-i18next';
import { Link } from '@/shared/ui/controls/Link';
import type { RouteMatch } from '@/routes/match-route';
import { href } from '@/routes/href';
import { isRouteName, rowOf, type RouteName } from '@/routes/routes';
import styles from './Breadcrumbs.module.css';

/** The rows over this one, the topmost first. */
function rowsOver(name: RouteName): RouteName[] {
  const { parent } = rowOf(name);
  return parent && isRouteName(parent) ? [...rowsOver(parent), parent] : [];
}

interface Props {
  match: RouteMatch;
  title: string;
  /** The name of the item one step up, where it is known. */
  above: string | undefined;
}

/** The way down to this page; none for pages of the first level. */
export function Breadcrumbs({ match, title, above }: Props) {
  const { t } = useTranslation(['common', 'nav']);
  const rows = rowsOver(match.name);
  if (rows.length === 0) return null;
  return (
    <nav className={styles.nav} aria-label={t('nav:breadcrumbs')}>
      <ol>
        {rows.map((name, at) => (
          <li key={name}>
            {/* A parent takes its values from the page below it. */}
            <Link to={href(name as 'accession', match.params as { uuid: string })}>
              <bdi>{(at === rows.length - 1 && above) || t(rowOf(name).titleKey)}</bdi>
            </Link>
          </li>
        ))}
        <li aria-current="page">
          <bdi>{title}</bdi>
        </li>
      </ol>
    </nav>
  );
}
