import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SavedLists } from './saved-lists';

/** The saved lists that screens show; `null` until one needs them. What changes them is loaded with those screens. */
const slice = createSlice({
  name: 'myLists',
  initialState: null as SavedLists | null,
  reducers: { savedListsLoaded: (_, { payload }: PayloadAction<SavedLists>): SavedLists => payload },
});

export const { savedListsLoaded } = slice.actions;
export const savedListsReducer = slice.reducer;

export interface WithSavedLists {
  myLists: SavedLists | null;
}
