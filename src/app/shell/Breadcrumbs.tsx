import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';
import { Link } from '@/shared/ui/controls/Link';
import type { RouteMatch } from '@/routes/match-route';
import { href } from '@/routes/href';
import { isRouteName, rowOf, type RouteName } from '@/routes/routes';

const Nav = styled('nav')(({ theme }) => ({
  maxWidth: 1180,
  marginInline: 'auto',
  padding: theme.spacing(2, 2, 0),
  fontSize: '0.8125rem',
  [theme.breakpoints.up('md')]: { padding: theme.spacing(2.5, 4, 0) },
  '& ol': { margin: 0, padding: 0, listStyle: 'none' },
  // Words, not boxes: a long title begins beside what is above it.
  '& li': { display: 'inline' },
  // On a phone one line: the heading below has the whole title, and stays where it is when that comes.
  [theme.breakpoints.down('sm')]: {
    '& ol': { overflow: 'clip', overflowClipMargin: 4, textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  // A picture, not to be read out; mirrored by the browser where text runs from right to left.
  '& li + li::before': {
    content: ['"›"', '"›" / ""'],
    paddingInline: theme.spacing(0.75),
    color: theme.vars.palette.text.secondary,
  },
  '& a': {
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '& [aria-current]': { fontWeight: 600, color: theme.vars.palette.text.secondary },
  // Above a list they begin where its filters do.
  '&:has(+ div > aside:first-of-type)': { maxWidth: 'none', paddingInline: theme.spacing(2.5) },
  '@media print': { display: 'none' },
}));

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
    <Nav aria-label={t('nav:breadcrumbs')}>
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
    </Nav>
  );
}
