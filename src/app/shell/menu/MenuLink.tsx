import { useTranslation } from 'react-i18next';
import { Link } from '@/shared/ui/controls/Link';
import { href } from '@/routes/href';
import type { RouteName } from '@/routes/routes';
import type { MenuItem } from './menu';
import { MyListLabel } from './MyListLabel';

interface Props {
  item: MenuItem;
  current: RouteName | undefined;
  onClick?: () => void;
}

/** An item of the menu, marked where the page belongs to it. */
export function MenuLink({ item: { name, labelKey }, current, onClick }: Props) {
  const { t } = useTranslation(['common', 'nav']);
  return (
    <Link to={href(name as 'accessions')} onClick={onClick} aria-current={name === current ? 'true' : undefined}>
      {name === 'myList' ? <MyListLabel /> : t(labelKey)}
    </Link>
  );
}
