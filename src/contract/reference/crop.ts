import type { Stored } from '../entity';

export interface Crop extends Stored {
  shortName: string;
  name: string;
  /** The name by language; ours: a live server has none. */
  names?: Readonly<Partial<Record<string, string>>>;
  title?: string | null;
  description?: string | null;
  code?: string | null;
  otherNames: string[];
  accessionCount: number;
  /** What belongs to the crop: a genus, or a genus and species. */
  taxa?: string[];
}
