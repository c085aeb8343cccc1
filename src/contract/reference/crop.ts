import type { Stored } from '../entity';
import type { Translations } from '../publication/publication';

export interface Crop extends Stored {
  shortName: string;
  /** English. */
  name: string;
  title?: string | null;
  description?: string | null;
  /** Its texts in further languages; ours: a live server has none. In the list of all crops the names alone. */
  translations?: Translations;
  code?: string | null;
  otherNames: string[];
  accessionCount: number;
  /** What belongs to the crop: a genus, or a genus and species. */
  taxa?: string[];
}
