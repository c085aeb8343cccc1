import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import common from '../../../locales/en/common.json';
import form from '../../../locales/en/form.json';
import publication from '../../../locales/en/publication.json';
import publishing from '../../../locales/en/publishing.json';
import session from '../../../locales/en/session.json';
import subset from '../../../locales/en/subset.json';
import ui from '../../../locales/en/ui.json';
import { LanguageRouter } from '@/app/language/LanguageRouter';
import { makeStore } from '@/app/store';
import { becameUser } from '@/session/session-slice';

const instance = i18next.createInstance();
const resources = { en: { common, form, publication, publishing, session, subset, ui } };
void instance.use(initReactI18next).init({ lng: 'en', defaultNS: 'common', resources, initAsync: false });

/** Draws a part of a page for somebody with these authorities, with the portal's own store, texts and router. */
export function draw(part: ReactNode, authorities: string[]) {
  const store = makeStore();
  store.dispatch(becameUser({ authorities, client_id: '', jti: '', exp: 0, user_name: 'me' }));
  render(
    <Provider store={store}>
      <I18nextProvider i18n={instance}>
        <LanguageRouter permitted={['en']} settled>
          {part}
        </LanguageRouter>
      </I18nextProvider>
    </Provider>,
  );
  return store;
}
