import { kinds, kindOf, oneOf, writersOf } from '@/contract/kinds';
import type { Role } from '@/contract/account/session';
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

it.each(kinds)('who writes a %s may open its editor', (kind) => {
  const name = `edit${oneOf(kind)}`;
  const may = (role: Role) => !isRouteName(name) || permits(rowOf(name).allow, [role]);
  expect(writersOf(kind).filter((role) => !may(role))).toEqual([]);
});
