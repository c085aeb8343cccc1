import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { useSession } from '@/session/use-session';
import { renewed } from '@/shared/api/changes';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { BaseMapContext } from '@/shared/map/base-map';
import type { Config } from './config/built-in-config';
import { ErrorBoundary } from './failures/ErrorBoundary';
import { directionOf } from '@/shared/ui/text/direction-of';
import { languagesFor } from './language/language';
import { LanguageRouter } from './language/LanguageRouter';
import { Page } from './Page';
import type { Store } from './store';
import { ConfigContext, useConfig } from './config/use-config';
import { useLanguage } from './language/use-language';
import { useStartUp } from './start/use-start-up';

interface AppProps {
  config: Config;
  store: Store;
  texts: i18n;
}

export function App({ config, store, texts }: AppProps) {
  const { BASEMAP_URL: url, BASEMAP_ATTRIBUTION: attribution } = config;
  const baseMap = useMemo(() => ({ url, attribution }), [url, attribution]);
  return (
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <ConfigContext value={config}>
          <BaseMapContext value={baseMap}>
            <InLanguage store={store} texts={texts} />
          </BaseMapContext>
        </ConfigContext>
      </I18nextProvider>
    </Provider>
  );
}

/** Who may read what is known at once but for somebody whose sign-in is being looked up. */
function InLanguage({ store, texts }: Pick<AppProps, 'store' | 'texts'>) {
  useStartUp(store);
  const session = useSession();
  const { PUBLIC_LANGUAGES } = useConfig();
  const permitted = useMemo(() => languagesFor(session, PUBLIC_LANGUAGES), [session, PUBLIC_LANGUAGES]);
  const isOpen = session.status !== 'starting';
  return (
    <LanguageRouter permitted={permitted} settled={isOpen}>
      <Translated texts={texts} />
    </LanguageRouter>
  );
}

/** Texts and direction follow the address together, once the language is loaded; what is open stays open. */
function Translated({ texts }: Pick<AppProps, 'texts'>) {
  const { language } = useLanguage();
  // A language that the address was refused is not shown even for a moment.
  const [shown, setShown] = useState(language === texts.language ? language : undefined);
  useEffect(() => {
    let left = false;
    const change = async () => {
      await texts.changeLanguage(language);
      if (!left) setShown(language);
    };
    if (language !== shown) void change();
    return () => {
      left = true;
    };
  }, [language, shown, texts]);

  const direction = directionOf(shown ?? language);
  // Before the effects of what it shows: their calls ask for sentences in this language.
  useLayoutEffect(() => {
    document.documentElement.lang = shown ?? language;
    document.documentElement.dir = direction;
  }, [shown, language, direction]);
  // What was answered in another language is sorted by names that are no longer shown.
  const dispatch = useApiDispatch();
  const answered = useRef(shown);
  useEffect(() => {
    if (answered.current && answered.current !== shown) dispatch(renewed);
    answered.current = shown;
  }, [dispatch, shown]);
  if (!shown) return null;
  return (
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>
  );
}
