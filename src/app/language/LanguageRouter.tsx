import { useEffect, useLayoutEffect, useMemo, useState, useTransition, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createPath, NavigationType, Router, type Navigator } from 'react-router-dom';
import { matchRoute } from '@/routes/match-route';
import { HistoryContext } from '@/routes/hooks/use-history';
import { browserHistory } from '../history/browser-history';
import { base } from '../config/build-time';
import { languageBase, localizedHref, splitLanguage } from './language';
import { screenKey } from '../screen-key';
import { LanguageContext } from './use-language';

interface LanguageRouterProps {
  /** The codes that the visitor may use, */
  permitted: readonly string[];
  /** or at least those, while it is being found out who is here. */
  settled: boolean;
  children: ReactNode;
}

const screenAt = (pathname: string): { code: string; key: string } => {
  const { code = 'en', rest } = splitLanguage(pathname, base);
  return { code, key: screenKey(matchRoute(rest), rest) };
};

/** A form stays on its page when that is read in another language, or another part of a result. */
const leaves = (from: string, to: string): boolean => screenAt(from).key !== screenAt(to).key;

const isSame = (one: string, other: string): boolean =>
  screenAt(one).code === screenAt(other).code && !leaves(one, other);

/**
 * React Router with the language prefix as its basename, read from the address each time: Back across a change of
 * language works, and changing it keeps everything that is mounted. A prefix that is not permitted is taken away.
 */
export function LanguageRouter({ permitted, settled, children }: LanguageRouterProps) {
  const [history] = useState(() => browserHistory(leaves));
  const [{ action, location }, setState] = useState(() => ({
    action: NavigationType.Pop,
    location: history.location(),
  }));
  // A screen that is still loading leaves the one before it standing; one that only changes its address is drawn at once.
  const [pending, start] = useTransition();
  useLayoutEffect(() => {
    let here = history.location().pathname;
    return history.listen((next) => {
      const there = next.location.pathname;
      if (isSame(here, there)) setState(next);
      else start(() => setState(next));
      here = there;
    });
  }, [history]);

  // React Router's own declarative router knows the option `flushSync` but leaves it to the navigator.
  const navigator = useMemo((): Navigator => {
    const push: Navigator['push'] = (to, state, options) =>
      options?.flushSync ? flushSync(() => history.push(to, state)) : history.push(to, state);
    return { createHref: history.createHref, go: history.go, replace: history.replace, push };
  }, [history]);

  const { code, rest } = splitLanguage(location.pathname, base);
  const unknown = code !== undefined && !permitted.includes(code);
  const refused = code === 'en' || (unknown && settled);
  useEffect(() => {
    if (refused) history.replace(localizedHref(rest, 'en', base) + location.search + location.hash, location.state);
  }, [refused, rest, location, history]);

  const language = code === undefined || refused ? 'en' : code;
  const basename = languageBase(language, base);
  const links = useMemo(() => {
    const { push, replace, hold } = history;
    // As browsers do it themselves: a link to where one is makes no second entry.
    const isHere = (address: string) => createPath(history.location()) === address;
    return {
      basename,
      push: (address: string, state?: unknown) => (isHere(address) ? replace : push)(address, state),
      hold,
    };
  }, [basename, history]);
  const context = useMemo(() => {
    const addressIn = (other: string) => localizedHref(rest, other, base) + location.search + location.hash;
    return { language, pending, addressIn, change: (other: string) => history.push(addressIn(other), location.state) };
  }, [language, pending, rest, location, history]);

  if (refused || unknown) return null;
  return (
    <LanguageContext value={context}>
      <HistoryContext value={links}>
        <Router basename={basename} location={location} navigationType={action} navigator={navigator}>
          {children}
        </Router>
      </HistoryContext>
    </LanguageContext>
  );
}
