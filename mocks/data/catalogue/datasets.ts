import type { DatasetDetails, DatasetFile, FileLoad } from '@/contract/dataset/dataset';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { Partner } from '@/contract/reference/partner';
import { mapInTurns } from '../../tools/workers/turns';
import { patientService } from '../accessions/kept/patient-service';
import { datasetRow } from '../observations/dataset-row';
import { identityOf } from '../observations/identity';
import type {
  DatasetHead,
  Observations,
  ObservedAccession,
  ObservedDataset,
  SourceFile,
} from '../observations/observed-dataset';
import { ownerOf } from './owner';
import { lazySource, type Source } from '../../tools/store/source';
import { makeTable, type Table } from '../../tools/store/table';
import type { CatalogueGiven } from './given';
import { keptObservations, type KeptObservations } from './kept-observations';

/** Datasets of the demo that were published once and are no longer. */
export const WITHDRAWN: ReadonlySet<string> = new Set(['0b6c9d2e-5f7a-5c3b-9e41-7d8a2f1c4b60']);

const byTitle = new Intl.Collator('en').compare;

/** Those that files brought, and the demo's where the accessions are: datasets before anybody changed them. */
export const datasetSeeds = (
  { accessions, demo, traits }: CatalogueGiven,
  partners: Source<Partner>,
): Source<ObservedDataset> =>
  lazySource<ObservedDataset>(
    ({ head }) => head.uuid,
    async () => {
      // A page that plays the API should not begin with what datasets are made of.
      const made = demo
        ? await import('../demo/datasets/demo-datasets').then(({ demoDatasets }) =>
            demoDatasets(patientService(accessions), (code) => ownerOf(partners, code)),
          )
        : [];
      return [...traits, ...made].sort((a, b) => byTitle(a.head.title, b.head.title));
    },
  );

/** A dataset without what was observed. */
export interface DatasetRecord extends DatasetDetails {
  /** Name of its observations: a seed's by its uuid, else what `KeptObservations` calls them. */
  observed: string | null;
  /**
   * What the last load took the place of, and what it added, so that it can be taken back; absent where there was none.
   * `uuid`: a copy has another.
   */
  before?: {
    uuid: string;
    observed: string | null;
    addedDescriptors: string[];
    addedCrops: string[];
    /** By the uuid of a file. */
    loads?: Record<string, FileLoad[]>;
  };
  /** Name of the accessions that were chosen beside those observed. */
  references: string | null;
}

export interface DatasetParts {
  datasetRows: Table<DatasetRecord>;
  /** With everything that was observed. */
  datasets: Source<ObservedDataset>;
  observations: KeptObservations;
  /** What a row names by `observed`, once the rows are there. */
  observationsOf(observed: string | null): Promise<Observations>;
  /** The accessions that somebody chose for a dataset. */
  references: {
    of(record: DatasetRecord): readonly ObservedAccession[];
    /** @returns what a row names them by */
    keep(accessions: readonly ObservedAccession[]): string;
    /** Forgets those that no row names any more. */
    tidy(name: string | null): void;
  };
  /** Forgets the contents of files that no row has any more, once that is kept. */
  tidyFiles(files: readonly DatasetFile[]): void;
}

const NOTHING: Observations = { accessions: [], columns: [], methods: [] };

export const filePath = ({ uuid }: DatasetFile): string => `dataset-files/${uuid}`;

/** Of accessions observed and chosen each once; those observed keep their places. */
export function withReferences(
  observed: readonly ObservedAccession[],
  references: readonly ObservedAccession[],
): readonly ObservedAccession[] {
  if (references.length === 0) return observed;
  const known = new Set(observed.map(identityOf));
  return [...observed, ...references.filter((each) => !known.has(identityOf(each)))];
}

function headOf(record: DatasetRecord): DatasetHead {
  const {
    accessionCount: _accessions,
    descriptorCount: _descriptors,
    observationCount: _observations,
    descriptorUuids: _uuids,
    files: _files,
    observed: _observed,
    before: _before,
    references: _references,
    undoable: _undoable,
    loadReport: _loadReport,
    ...head
  } = record;
  return head;
}

export function datasetTable(
  { changes: { store, audit, clock, acl } }: CatalogueGiven,
  seeds: Source<ObservedDataset>,
  descriptors: Table<Descriptor>,
): DatasetParts {
  const chosen = store.rows<ObservedAccession[]>('dataset-references');
  const seedOf = new Map<string, ObservedDataset>();
  const seedFiles = new Map<string, SourceFile>();
  const names = (name: string): boolean =>
    datasetRows.rows().some(({ observed, before }) => observed === name || before?.observed === name);
  const observations = keptObservations(store, names);

  const datasetRows = makeTable<DatasetRecord>(
    { store, audit, clock },
    {
      name: 'dataset',
      key: ({ uuid }) => uuid,
      // The size of a file is known when the file is made.
      seeds: async () =>
        mapInTurns(await seeds.all(), (seed) => {
          seedOf.set(seed.head.uuid, seed);
          for (const file of seed.files) seedFiles.set(file.uuid, file);
          return {
            ...seed.head,
            ...datasetRow(seed),
            files: seed.files.map(({ content: _content, ...file }) => file),
            descriptorUuids: seed.descriptors.map(({ uuid }) => uuid),
            observed: seed.head.uuid,
            references: null,
          };
        }),
      cascade: ({ uuid, files, references, observed, before }) => {
        acl.remove('dataset', uuid);
        tidyReferences(references);
        observations.tidy([observed, before?.observed].filter((name) => typeof name === 'string'));
        tidyFiles(files);
      },
      missed: ({ withdrawn }) => withdrawn === true,
    },
  );

  const tidyReferences = (name: string | null): void => {
    if (name !== null && !datasetRows.rows().some(({ references }) => references === name)) chosen.delete(name);
  };
  const isLeft = ({ uuid }: DatasetFile): boolean =>
    datasetRows.rows().some(({ files }) => files.some((each) => each.uuid === uuid));
  const tidyFiles = (files: readonly DatasetFile[]): void =>
    void store.commit().then(
      () => Promise.all(files.filter((file) => !isLeft(file)).map((file) => store.files.delete(filePath(file)))),
      () => undefined,
    );

  const referencesOf = ({ references }: DatasetRecord): readonly ObservedAccession[] =>
    (references === null ? undefined : chosen.get(references)) ?? [];

  const contentOf = (file: DatasetFile): SourceFile =>
    // A label may have changed; the content never does.
    ({
      ...file,
      content: async () => {
        const seed = seedFiles.get(file.uuid);
        if (seed) return seed.content();
        const bytes = await store.files.get(filePath(file));
        if (!bytes) throw new Error(`The content of "${file.name}" is missing from the storage.`);
        return new Uint8Array(bytes);
      },
    });

  const observationsOf = async (observed: string | null): Promise<Observations> =>
    observed === null ? NOTHING : (seedOf.get(observed) ?? observations.of(observed));

  const observedOf = async (record: DatasetRecord, ordered: readonly Descriptor[]): Promise<ObservedDataset> => {
    const { accessions, columns, methods } = await observationsOf(record.observed);
    return {
      head: headOf(record),
      descriptors: ordered,
      accessions: withReferences(accessions, referencesOf(record)),
      columns,
      methods,
      files: record.files.map(contentOf),
    };
  };

  /** The same object as long as the row and its descriptors are the same: tables and indexes hang on it. */
  const made = new WeakMap<DatasetRecord, { ordered: readonly Descriptor[]; dataset: Promise<ObservedDataset> }>();
  const whole = async (record: DatasetRecord): Promise<ObservedDataset> => {
    await descriptors.all();
    const ordered = record.descriptorUuids.flatMap((uuid) => descriptors.get(uuid) ?? []);
    const known = made.get(record);
    if (known && known.ordered.length === ordered.length && ordered.every((each, at) => each === known.ordered[at]))
      return known.dataset;
    const dataset = observedOf(record, ordered);
    made.set(record, { ordered, dataset });
    dataset.catch(() => made.delete(record));
    return dataset;
  };

  return {
    datasetRows,
    datasets: {
      all: async () => Promise.all((await datasetRows.all()).map(whole)),
      one: async (uuid) => {
        const record = await datasetRows.one(uuid);
        return record && whole(record);
      },
    },
    observations,
    observationsOf,
    references: {
      of: referencesOf,
      keep: (accessions) => {
        const name = crypto.randomUUID();
        chosen.set(name, [...accessions]);
        return name;
      },
      tidy: tidyReferences,
    },
    tidyFiles,
  };
}
