import { kinds, kindOf, makersOf, oneOf, writersOf } from '@/contract/kinds';
import { ROLES } from '@/contract/account/session';
import { permits } from './route';
import { isRouteName, rowOf } from './routes';

/** The rows of a kind that there are, with what their addresses begin with. */
const rows = kinds.flatMap((kind) => {
  const { row, stem } = kindOf(kind);
  const named = [
    { name: row, beginning: `/${stem}` },
    { name: `dashboard${oneOf(kind)}s`, beginning: `/dashboard/${stem}` },
  ];
  return named.flatMap(({ name, beginning }) => (isRouteName(name) ? [{ kind, name, beginning }] : []));
});

it.each(rows)('$name begins with $beginning', ({ name, beginning }) => {
  expect(`${rowOf(name).path}/`.startsWith(`${beginning}/`)).toBe(true);
});

/** Of some only administrators make new ones; what is in a working area may be opened by who writes it. */
const closed = kinds.flatMap((kind) =>
  [`new${oneOf(kind)}`, `edit${oneOf(kind)}`, `dashboard${oneOf(kind)}s`].filter(isRouteName).map((name) => ({
    name,
    roles: name.startsWith('new') ? makersOf(kind) : writersOf(kind),
  })),
);

it.each(closed)('$name opens to $roles', ({ name, roles }) => {
  expect(ROLES.filter((role) => permits(rowOf(name).allow, [role])).toSorted()).toEqual(roles.toSorted());
});
