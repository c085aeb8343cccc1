import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UuidList } from './list-algebra';

export interface MyListState {
  accessions: UuidList;
  /** The list before its latest change here, until that is undone. */
  before?: UuidList;
}

const initialState: MyListState = { accessions: [] };

const slice = createSlice({
  name: 'myList',
  initialState,
  reducers: {
    /** What the storage holds, or another tab wrote. */
    myListRead: ({ before }, { payload }: PayloadAction<UuidList>): MyListState => ({ accessions: payload, before }),
    myListChanged: ({ accessions }, { payload }: PayloadAction<UuidList>): MyListState => ({
      accessions: payload,
      before: accessions,
    }),
    /** Another list in place of this one: what was changed in the one before is not undone in this. */
    myListSwitched: (_, { payload }: PayloadAction<UuidList>): MyListState => ({ accessions: payload }),
    /** The latest change taken back; once more brings it again. */
    myListUndone: ({ accessions, before }): MyListState =>
      before ? { accessions: before, before: accessions } : { accessions },
  },
});

export const { myListRead, myListChanged, myListSwitched, myListUndone } = slice.actions;
export const myListReducer = slice.reducer;

export interface WithMyList {
  myList: MyListState;
}

export const selectMyList = ({ myList }: WithMyList): UuidList => myList.accessions;
