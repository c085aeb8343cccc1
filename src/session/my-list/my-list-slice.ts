import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PersistState } from 'redux-persist';
import type { UuidList } from './list-algebra';

export interface MyListState {
  accessions: UuidList;
  /** The list before its latest change here, until that is undone. */
  before?: UuidList;
  /** What the browser's storage held last. */
  stored: UuidList;
  /** Of redux-persist. */
  _persist?: PersistState;
}

const NONE: UuidList = [];
const initialState: MyListState = { accessions: NONE, stored: NONE };

const slice = createSlice({
  name: 'myList',
  initialState,
  reducers: {
    myListChanged: ({ accessions, stored }, { payload }: PayloadAction<UuidList>): MyListState => ({
      accessions: payload,
      before: accessions,
      stored,
    }),
    /** Another list in place of this one: what was changed in the one before is not undone in this. */
    myListSwitched: ({ stored }, { payload }: PayloadAction<UuidList>): MyListState => ({
      accessions: payload,
      stored,
    }),
    /** The latest change taken back; once more brings it again. */
    myListUndone: ({ accessions, before, stored }): MyListState =>
      before ? { accessions: before, before: accessions, stored } : { accessions, stored },
  },
});

export const { myListChanged, myListSwitched, myListUndone } = slice.actions;
export const myListReducer = slice.reducer;

export interface WithMyList {
  myList: MyListState;
}

export const selectMyList = ({ myList }: WithMyList): UuidList => myList.accessions;
