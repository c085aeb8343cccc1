import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Shelf } from './shelf';

/** What the screens show of the shelf; `null` until somebody asks for it. How it changes is loaded with them. */
const slice = createSlice({
  name: 'myLists',
  initialState: null as Shelf | null,
  reducers: { shelfRead: (_, { payload }: PayloadAction<Shelf>): Shelf => payload },
});

export const { shelfRead } = slice.actions;
export const shelfReducer = slice.reducer;

export interface WithShelf {
  myLists: Shelf | null;
}
