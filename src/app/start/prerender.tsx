import { createInstance, type ResourceLanguage } from 'i18next';
import { prerender } from 'react-dom/static';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { matchRoute } from '@/routes/match-route';
import { rowOf } from '@/routes/routes';
import { HistoryContext } from '@/routes/hooks/use-history';
import { becameAnonymous } from '@/session/session-slice';
import { WindowWidthContext } from '@/shared/ui/layout/use-media-query';
import { base } from '../config/build-time';
import { languageBase, localizedHref } from '../language/language';
import { Page } from '../Page';
import { documentTitle } from '../shell/head/document-title';
import { makeStore } from '../store';
import { LanguageContext } from '../language/use-language';

export { firstAsked } from './first-asked';
export { directionOf } from '@/shared/ui/text/direction-of';

interface Shell {
  /** The address, without language. */
  path: string;
  language: string;
  /** Its texts by namespace. */
  texts: ResourceLanguage;
  /** Pixels of the window. */
  width: number;
}

/**
 * What an address shows before anything is answered, as a visitor sees it: a prerendered shell. The build runs it, in Node;
 * nothing of it is in the bundle.
 */
export async function prerenderShell({
  path,
  language,
  texts,
  width,
}: Shell): Promise<{ html: string; title: string }> {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: language,
    resources: { [language]: texts },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
  const store = makeStore();
  store.dispatch(becameAnonymous());
  const addressIn = (other: string) => localizedHref(path, other, base);
  const basename = languageBase(language, base);
  const { prelude } = await prerender(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <LanguageContext value={{ language, pending: false, addressIn, change: () => undefined }}>
          <HistoryContext value={{ basename, push: () => undefined, hold: () => () => undefined }}>
            <WindowWidthContext value={width}>
              <MemoryRouter basename={basename} initialEntries={[addressIn(language)]}>
                <Page />
              </MemoryRouter>
            </WindowWidthContext>
          </HistoryContext>
        </LanguageContext>
      </I18nextProvider>
    </Provider>,
    {
      identifierPrefix: String(width),
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(fault) {
        throw fault;
      },
    },
  );
  const match = matchRoute(path);
  const name = match ? i18n.t(rowOf(match.name).titleKey) : '';
  return { html: await new Response(prelude).text(), title: documentTitle(match, name, i18n.t('brand')) };
}
