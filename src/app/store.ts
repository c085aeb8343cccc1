import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { myListChanged, myListRead, myListReducer } from '@/session/my-list/my-list-slice';
import { savedListsLoaded, savedListsReducer } from '@/session/my-list/saved-lists-slice';
import { savedMapsReducer } from '@/session/saved-maps/saved-maps-slice';
import { sessionReducer } from '@/session/session-slice';
import { api } from '@/shared/api/api';
import { cancelledMiddleware } from '@/shared/api/cancelled';
import { recoveredMiddleware } from '@/shared/api/recovered';
import { notices } from '@/shared/ui/outcomes/notices';
import { failureMiddleware, type FailureReporter } from './failures';

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  session: sessionReducer,
  myList: myListReducer,
  myLists: savedListsReducer,
  savedMaps: savedMapsReducer,
  notices,
});

export type RootState = ReturnType<typeof reducer>;

/** A store of its own for every application; `report` hears of every failed call. */
export function makeStore(report: FailureReporter = () => undefined) {
  const store = configureStore({
    reducer,
    // Development's checks walk the whole state; answers of the server are what it mostly is. How long that takes says
    // nothing but how busy the machine is.
    middleware: (usual) =>
      usual({
        immutableCheck: { warnAfter: Infinity, ignoredPaths: ['api', 'myList', 'myLists'] },
        serializableCheck: {
          warnAfter: Infinity,
          ignoredPaths: ['api', 'myList', 'myLists'],
          ignoredActions: [myListRead.type, myListChanged.type, savedListsLoaded.type],
        },
      }).concat(api.middleware, cancelledMiddleware, recoveredMiddleware, failureMiddleware(report)),
    // Claims and answers are nobody's business but the page's.
    devTools: false,
  });
  setupListeners(store.dispatch);
  return store;
}

export type Store = ReturnType<typeof makeStore>;
