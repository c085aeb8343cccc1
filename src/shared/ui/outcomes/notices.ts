import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** A short message for the snackbar: a text key with values, or the server's own words. */
export interface Notice {
  id: string;
  key?: string;
  text?: string;
  values?: Record<string, string | number>;
  severity: 'info' | 'success' | 'error';
  /** A button: its text key, and the type of an action without payload that it dispatches. */
  action?: { key: string; type: string };
}

export type NewNotice = Omit<Notice, 'id' | 'severity'> & { severity?: Notice['severity'] };

const slice = createSlice({
  name: 'notices',
  initialState: [] as Notice[],
  reducers: {
    notify: {
      prepare: (notice: NewNotice) => ({ payload: { severity: 'info' as const, ...notice, id: nanoid() } }),
      reducer: (queue, { payload }: PayloadAction<Notice>) => {
        // The same failure of several calls at once is told once.
        if (!queue.some(({ key, text }) => key === payload.key && text === payload.text)) queue.push(payload);
      },
    },
    dismiss: (queue, { payload }: PayloadAction<string>) => queue.filter(({ id }) => id !== payload),
  },
});

export const { notify, dismiss } = slice.actions;
export const notices = slice.reducer;
