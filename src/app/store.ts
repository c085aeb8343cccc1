import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { FLUSH, PERSIST, REHYDRATE } from 'redux-persist';
import { myListChanged, myListReducer, type MyListState } from '@/session/my-list/my-list-slice';
import { savedListsLoaded, savedListsReducer } from '@/session/my-list/saved-lists-slice';
import { savedMapsReducer } from '@/session/saved-maps/saved-maps-slice';
import { sessionReducer } from '@/session/session-slice';
import { api } from '@/shared/api/api';
import { cancelledMiddleware } from '@/shared/api/cancelled';
import { recoveredMiddleware } from '@/shared/api/recovered';
import { notices } from '@/shared/ui/outcomes/notices';
import { failureMiddleware, type FailureReporter } from './failures/failures';

const reducerWith = (myList: Reducer<MyListState>) =>
  combineReducers({
    [api.reducerPath]: api.reducer,
    session: sessionReducer,
    myList,
    myLists: savedListsReducer,
    savedMaps: savedMapsReducer,
    notices,
  });

export type RootState = ReturnType<ReturnType<typeof reducerWith>>;

/**
 * A store of its own for every application.
 * @param report hears of every failed call
 * @param myList the slice of My List, where it is kept
 */
export function makeStore(report: FailureReporter = () => undefined, myList: Reducer<MyListState> = myListReducer) {
  const store = configureStore({
    reducer: reducerWith(myList),
    // Development's checks walk the whole state; answers of the server are what it mostly is. How long that takes says
    // nothing but how busy the machine is.
    middleware: (usual) =>
      usual({
        immutableCheck: { warnAfter: Infinity, ignoredPaths: ['api', 'myList', 'myLists'] },
        serializableCheck: {
          warnAfter: Infinity,
          ignoredPaths: ['api', 'myList', 'myLists'],
          // Those of redux-persist carry functions.
          ignoredActions: [PERSIST, REHYDRATE, FLUSH, myListChanged.type, savedListsLoaded.type],
        },
      }).concat(api.middleware, cancelledMiddleware, recoveredMiddleware, failureMiddleware(report)),
    // Claims and answers are nobody's business but the page's.
    devTools: false,
  });
  setupListeners(store.dispatch);
  return store;
}

export type Store = ReturnType<typeof makeStore>;
