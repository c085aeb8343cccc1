import type { DataType, Descriptor } from '@/contract/descriptor/descriptor';
import type { ObservedValue } from '@/contract/dataset/observation';
import fc from 'fast-check';
import { columnOf, type Observation } from './column-of';
import type { DatasetHead, ObservedAccession, ObservedDataset } from './observed-dataset';

const published = { state: 'PUBLISHED', versionTag: '1.0', current: true } as const;

export const descriptor = (uuid: string, dataType: DataType): Descriptor => ({
  ...published,
  uuid,
  title: `Descriptor ${uuid}`,
  dataType,
  category: 'EVALUATION',
});

export const head = (uuid: string, more: Partial<DatasetHead> = {}): DatasetHead => ({
  ...published,
  uuid,
  title: `Dataset ${uuid}`,
  crops: [],
  creators: [],
  locations: [],
  ...more,
});

/** An observation as a person would write it down: whose, what, which value. */
export interface Observed {
  accession: string;
  descriptor: Descriptor;
  value: ObservedValue;
}

export const accession = (acceNumb: string): ObservedAccession => ({
  uuid: acceNumb,
  instCode: 'TST001',
  acceNumb,
  seqNo: Number(acceNumb.replace(/\D/g, '')),
});

/** Columns from single observations, in their order. */
export function datasetOf(uuid: string, accessions: readonly string[], observed: readonly Observed[]): ObservedDataset {
  const descriptors = [...new Map(observed.map((each) => [each.descriptor.uuid, each.descriptor])).values()];
  const columns = descriptors.map((each) => {
    const own = observed.filter(({ descriptor: { uuid: of } }) => of === each.uuid);
    const observations = own.map(({ accession: name, value }): Observation => ({
      accession: accessions.indexOf(name),
      method: 0,
      value,
    }));
    return columnOf(each, observations, false);
  });
  return { head: head(uuid), descriptors, accessions: accessions.map(accession), columns, methods: [], files: [] };
}

export const HEIGHT = descriptor('height', 'NUMERIC');
export const RUST = descriptor('rust', 'SCALE');
export const COLOUR = descriptor('colour', 'CODED');
export const AWNED = descriptor('awned', 'BOOLEAN');
export const SOWN = descriptor('sown', 'DATE');

const NAMES = Array.from({ length: 9 }, (_, at) => `A${at + 1}`);

const value = {
  height: fc.integer({ min: 300, max: 1800 }).map((tenth) => tenth / 10),
  rust: fc.integer({ min: 1, max: 9 }),
  colour: fc.constantFrom('1', '2', '10', 'a'),
  awned: fc.boolean(),
  sown: fc.constantFrom('20140302', '20141110', '2015----'),
};

const observation = (accessions: readonly string[]): fc.Arbitrary<Observed> =>
  fc.constantFrom(HEIGHT, RUST, COLOUR, AWNED, SOWN).chain((of) =>
    fc.record({
      accession: fc.constantFrom(...accessions),
      descriptor: fc.constant(of),
      value: value[of.uuid as keyof typeof value] as fc.Arbitrary<ObservedValue>,
    }),
  );

/** One to three datasets whose accessions and descriptors overlap, and everything that was observed. */
export const datasets: fc.Arbitrary<{ all: ObservedDataset[]; names: string[]; observed: Observed[] }> = fc
  .array(
    fc
      .shuffledSubarray(NAMES, { minLength: 1 })
      .chain((names) => fc.array(observation(names), { maxLength: 40 }).map((observed) => ({ names, observed }))),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => ({
    all: parts.map(({ names, observed }, at) => datasetOf(`D${at}`, names, observed)),
    names: [...new Set(parts.flatMap(({ names }) => names))],
    observed: parts.flatMap(({ observed }) => observed),
  }));
