import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SavedLayer } from './saved-layer';

/** The saved layers, uppermost first; `null` until a map asks for them. How they change is loaded with it. */
const slice = createSlice({
  name: 'savedMaps',
  initialState: null as SavedLayer[] | null,
  reducers: { savedMapsRead: (_, { payload }: PayloadAction<SavedLayer[]>): SavedLayer[] => payload },
});

export const { savedMapsRead } = slice.actions;
export const savedMapsReducer = slice.reducer;

export interface WithSavedMaps {
  savedMaps: SavedLayer[] | null;
}
