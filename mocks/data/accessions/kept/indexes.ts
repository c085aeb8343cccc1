import { AccessionNumbers } from '../order/accession-numbers';
import { clustersOf } from '../duplicates/clusters';
import type { Duplicates } from '../duplicates/duplicates-page';
import { countRows } from '../columns/bits';
import { InvalidQuery } from '../invalid-query';
import { PlaceIndex } from '../map/place-index';
import { MatchIndex } from '../match/match-index';
import type { Model } from '../model';
import type { AccessionIndex } from '../service';
import { TextSearch } from '../text/search';
import type { Pieced } from './pieced';
import type { Rebuild } from './rebuild';
import { Uuids } from './uuids';

/** What a store answers from that the model does not hold. */
export interface StoreIndexes {
  places: PlaceIndex;
  duplicates: Duplicates;
}

interface Index {
  /** Accessions in it so far. */
  documents(): number;
  /** Makes another one; what it answers puts that in the place of the present one. */
  make(rebuild: Rebuild): Promise<() => void>;
}

/** How many of the rows a share of the whole is. */
const part = ({ read, size }: Pieced, rows: number): number => Math.floor((rows * read) / Math.max(1, size));

/** The indexes of a store by name, each of which can be made anew by itself. */
function indexesOf(model: Model, store: StoreIndexes): Readonly<Record<string, Index>> {
  const { data } = model;
  const all = (isMade: boolean): number => (isMade ? data.rows : 0);
  return {
    'accessions.text': {
      documents: () => part(model.search(), data.rows),
      make: async (rebuild) => {
        const search = await rebuild.whole(new TextSearch(model));
        return () => model.take({ search });
      },
    },
    'accessions.numbers': {
      documents: () => model.numbers().order.order.length,
      make: async (rebuild) => {
        rebuild.begin(data.rows * 3);
        const numbers = await AccessionNumbers.inTurns(data.acceNumb, rebuild);
        return () => model.take({ numbers });
      },
    },
    'accessions.identifiers': {
      documents: () => all(model.spellings().isMade),
      make: async (rebuild) => {
        const spellings = new MatchIndex(model);
        rebuild.begin(data.rows * 2);
        await spellings.ready(rebuild);
        return () => model.take({ spellings });
      },
    },
    'accessions.uuids': {
      documents: () => model.uuids.read,
      make: async (rebuild) => {
        const uuids = await rebuild.whole(new Uuids(data));
        return () => model.take({ uuids });
      },
    },
    'accessions.places': {
      documents: () => countRows(store.places.referenced),
      make: async (rebuild) => {
        const places = await rebuild.whole(new PlaceIndex(model));
        return () => {
          store.places = places;
        };
      },
    },
    'accessions.duplicates': {
      documents: () => all(store.duplicates.isMade),
      make: async (rebuild) => {
        rebuild.begin(data.rows * 2);
        const clusters = await clustersOf(data, rebuild);
        return () => store.duplicates.take(clusters);
      },
    },
  };
}

export class Indexes {
  readonly #indexes: ReturnType<typeof indexesOf>;
  readonly #rows: number;
  readonly #swapped: () => void;

  /** @param swapped forgets what was found by an index that is there no more. */
  constructor(model: Model, store: StoreIndexes, swapped: () => void) {
    this.#indexes = indexesOf(model, store);
    this.#rows = model.data.rows;
    this.#swapped = swapped;
  }

  list(): AccessionIndex[] {
    return Object.entries(this.#indexes).map(([name, index]) => ({
      name,
      documents: index.documents(),
      reads: this.#rows,
    }));
  }

  /** @throws Stopped where `rebuild` was, and nothing is changed. */
  async rebuild(name: string, rebuild: Rebuild): Promise<void> {
    const index = Object.hasOwn(this.#indexes, name) ? this.#indexes[name] : undefined;
    if (!index) throw new InvalidQuery(name, `There is no index "${name}".`);
    const swap = await index.make(rebuild);
    rebuild.check();
    swap();
    this.#swapped();
  }
}
