import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { mapHref, mapViewOf, type MapView } from '@/routes/map-href';
import { useRoute } from '@/routes/hooks/use-route';
import type { MapHandle } from '@/shared/map/map-types';
import { useStableCallback } from '@/shared/ui/controls/use-stable-callback';

const PLACE = mapHref(undefined).length;

/** The part of an address that a view is: `/@50.1,14.4,6z`. */
const viewPart = (view: MapView) => mapHref(undefined, view).slice(PLACE);

/** The path with another view in the place of its own, whatever language and filter it names. */
export function withView(pathname: string, view: MapView): string | undefined {
  const [, path] = /^(.*\/a\/map(?:\/v[\w-]+)?)(?:\/@[^/]*)?\/?$/.exec(pathname) ?? [];
  return path && path + viewPart(view);
}

/**
 * The address follows the map, and the map the address when it is gone back to. Past the router: a new entry of its own
 * would draw the page at every move, and give up a change of the filter that is under way.
 */
export function useMapAddress(handle: RefObject<MapHandle | null>) {
  const { key } = useLocation();
  const params = useRoute()?.params;
  const asked = params && mapViewOf(params);
  const seen = useRef<MapView>(undefined);
  const write = () => {
    if (!seen.current) return;
    const { pathname, search, hash } = globalThis.location;
    const path = withView(pathname, seen.current);
    const { history } = globalThis;
    if (path && path !== pathname) history.replaceState(history.state, '', path + search + hash);
  };
  const arrived = useStableCallback(() => {
    if (!seen.current) return;
    if (asked && viewPart(asked) !== viewPart(seen.current)) handle.current?.show(asked);
    else write();
  });
  useEffect(() => arrived(), [key, arrived]);
  return {
    asked,
    follow: (view: MapView) => {
      seen.current = view;
      write();
    },
  };
}
