import { permits } from '@/routes/route';
import { routeNames, rowOf } from '@/routes/routes';
import { personas, visit } from './route-roles.fixture';

const mayOpen = (name: (typeof routeNames)[number]) =>
  personas.filter(({ authorities }) => permits(rowOf(name).allow, authorities));

// Who signs in last sees most: an administrator where one may, else the one whose role it is.
const CASES = routeNames.map((name) => {
  const may = mayOpen(name);
  return { name, visitor: may.find(({ persona }) => persona === 'admin') ?? may[0] };
});

test.each(CASES)('$name opens to one who may', async ({ name, visitor }) => {
  if (!visitor) throw new Error('Somebody may open it.');
  await visit(name, visitor);
});

/** Of each group of people who may, one address and everybody else. */
const groupOf = (name: (typeof routeNames)[number]) =>
  mayOpen(name)
    .map(({ persona }) => persona)
    .join();
const groups = routeNames.filter(
  (name, at) => routeNames.findIndex((other) => groupOf(other) === groupOf(name)) === at,
);
const REFUSED = groups.flatMap((name) =>
  personas
    .filter(({ authorities }) => !permits(rowOf(name).allow, authorities))
    .map((visitor) => ({ name, visitor, persona: visitor.persona })),
);

test.each(REFUSED)('$name is closed to $persona', async ({ name, visitor }) => {
  await visit(name, visitor);
});
