import { configureStore, type Middleware } from '@reduxjs/toolkit';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { api } from '@/shared/api/api';

/** A store with answers of the API alone, and what is told of its actions. */
export const apiStore = (...more: Middleware[]) =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (usual) => usual().concat(api.middleware, ...more),
  });

/** What stands around a hook that reads it, and speaks. */
export const withStore = (store: ReturnType<typeof apiStore>, texts: i18n) =>
  function WithStore({ children }: { children: ReactNode }) {
    return (
      <Provider store={store}>
        <I18nextProvider i18n={texts}>{children}</I18nextProvider>
      </Provider>
    );
  };
