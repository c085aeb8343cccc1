import { byGroup, layoutOf } from '@/routes/layout';
import { permits } from '@/routes/route';
import { routeNames, rowOf, type RouteName } from '@/routes/routes';

type Home = 'dashboard' | 'admin';

/** Where a row has a card on the home: where it says, or as in the menu. */
function placeOn(home: Home, name: RouteName) {
  const { card, menu } = rowOf(name);
  if (card?.on === home) return card;
  return menu?.group !== 'home' && layoutOf(name) === home ? menu : undefined;
}

/** The rows that the home of a working area leads to, in groups, for somebody with these authorities. */
export const homeGroups = (home: Home, authorities: readonly string[]) =>
  byGroup(
    routeNames.filter((name) => permits(rowOf(name).allow, authorities)),
    (name) => placeOn(home, name),
  );
