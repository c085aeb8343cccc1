import type { BrapiDataType, BrapiList, BrapiVariable } from '@/contract/brapi/brapi';
import type { DataType, Descriptor } from '@/contract/descriptor/descriptor';
import type { World } from '../../rules/world/world';
import type { ObservedDataset } from '../../data/observations/observed-dataset';
import { currentDatasets } from '../../rules/entities/readable-datasets';
import { cropName } from './crop-name';
import { isStudy, OF_STUDY } from './of-study';
import { readAsked } from './read-asked';
import { listOf } from './respond';
import { UNSAID } from './unsaid';

const HEEDED = {
  observationVariableDbIds: 'observationVariableDbId',
  observationVariableNames: 'observationVariableName',
  traitDbIds: 'traitDbId',
  traitClasses: 'traitClass',
  methodDbIds: 'methodDbId',
  scaleDbIds: 'scaleDbId',
  dataTypes: 'dataType',
  commonCropNames: 'commonCropName',
  ...OF_STUDY,
} as const;

const DATA_TYPES: Record<DataType, BrapiDataType> = {
  NUMERIC: 'Numerical',
  TEXT: 'Text',
  SCALE: 'Ordinal',
  CODED: 'Nominal',
  BOOLEAN: 'Nominal',
  DATE: 'Date',
};

const BOOLEANS = ['true', 'false'].map((value) => ({ label: value, value }));

/** The methods by which the values of a descriptor were found, as its datasets name them. */
function methodsOf(uuid: string, datasets: readonly ObservedDataset[]): string[] {
  const names = datasets.flatMap(({ columns, methods }) => {
    const places = new Set(columns.find(({ descriptorUuid }) => descriptorUuid === uuid)?.method ?? []);
    return [...places].map((place) => methods[place] ?? '');
  });
  return [...new Set(names)].filter((name) => name !== '').sort();
}

function variableOf(descriptor: Descriptor, datasets: readonly ObservedDataset[], origin: string): BrapiVariable {
  const { uuid, title, description, dataType, category, crop, uom, columnName, databaseName } = descriptor;
  const methods = methodsOf(uuid, datasets);
  const [only] = methods.length === 1 ? methods : [];
  const limit = (value: number | null | undefined) => (value == null ? null : String(value));
  return {
    ...UNSAID.variable,
    observationVariableDbId: uuid,
    observationVariableName: title,
    commonCropName: crop ? cropName(crop) : null,
    documentationURL: `${origin}/descriptors/${uuid}`,
    language: descriptor.language ?? null,
    status: 'recommended',
    synonyms: [...new Set([columnName, databaseName])].filter(
      (name) => typeof name === 'string' && name !== title,
    ) as string[],
    trait: {
      ...UNSAID.trait,
      traitDbId: uuid,
      traitName: title,
      traitClass: category,
      traitDescription: description ?? null,
    },
    method: {
      ...UNSAID.method,
      methodDbId: uuid,
      methodName: only ?? (methods.length > 1 ? `${methods.length} methods` : 'Not recorded'),
      description: methods.length > 0 ? methods.join('; ') : null,
    },
    scale: {
      ...UNSAID.scale,
      scaleDbId: uuid,
      scaleName: title,
      dataType: DATA_TYPES[dataType],
      units: uom ?? null,
      validValues: {
        minimumValue: limit(descriptor.minValue),
        maximumValue: limit(descriptor.maxValue),
        categories:
          dataType === 'BOOLEAN'
            ? BOOLEANS
            : (descriptor.terms ?? []).map(({ code, title: label }) => ({ label, value: code })),
      },
    },
  };
}

/** Every descriptor that published data use. */
export async function variablesBy(
  world: World,
  origin: string,
  test: (descriptor: Descriptor) => boolean,
  wanted: Parameters<typeof isStudy>[1] = {},
): Promise<BrapiVariable[]> {
  const datasets = await currentDatasets(world);
  const chosen = datasets.filter((dataset) => isStudy(dataset, wanted));
  const all = new Map(chosen.flatMap(({ descriptors }) => descriptors.map((each) => [each.uuid, each])));
  return [...all.values()].filter(test).map((descriptor) => variableOf(descriptor, datasets, origin));
}

export async function variables(
  world: World,
  given: Readonly<Record<string, unknown>>,
  origin: string,
): Promise<BrapiList<BrapiVariable>> {
  const asked = readAsked(given, HEEDED);
  const wanted = asked.criteria;
  const ids = [wanted.observationVariableDbIds, wanted.traitDbIds, wanted.methodDbIds, wanted.scaleDbIds];
  const isWanted = ({ uuid, title, category, dataType, crop }: Descriptor): boolean =>
    ids.every((list) => list?.includes(uuid) ?? true) &&
    (wanted.observationVariableNames?.includes(title) ?? true) &&
    (wanted.traitClasses?.includes(category) ?? true) &&
    (wanted.dataTypes?.includes(DATA_TYPES[dataType]) ?? true) &&
    (wanted.commonCropNames?.some(
      (name) => crop && [crop, cropName(crop)].some((each) => each.toLowerCase() === name.toLowerCase()),
    ) ??
      true);
  return listOf(await variablesBy(world, origin, isWanted, wanted), asked);
}
