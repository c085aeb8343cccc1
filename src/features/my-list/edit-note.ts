import { createContext, use } from 'react';

/** Whose note is to be written. */
export interface NotedAccession {
  uuid: string;
  accessionNumber: string;
}

/** Opens the dialog for a note: rows of a table hold no dialogs. */
export const EditNoteContext = createContext<(accession: NotedAccession) => void>(() => undefined);

export const useEditNote = () => use(EditNoteContext);
