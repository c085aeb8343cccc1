import type { BrapiAnswer, BrapiTable } from '@/contract/brapi/brapi';
import { currentDatasets } from '../../rules/entities/readable-datasets';
import type { World } from '../../rules/world/world';
import { observationUnits } from './observations';
import { yearsOf } from './studies';

/** Of the columns that the specification names; the first two it requires. Nothing here has a time of its own. */
const HEADER = [
  'observationTimeStamp',
  'observationUnitDbId',
  'observationUnitName',
  'studyDbId',
  'studyName',
  'germplasmDbId',
  'germplasmName',
  'year',
] as const;

/** A line for each unit of the page, a column for each variable that was observed of them; several values are joined. */
export async function brapiTable(
  world: World,
  given: Readonly<Record<string, unknown>>,
): Promise<BrapiAnswer<BrapiTable>> {
  const { metadata, result } = await observationUnits(world, { ...given, includeObservations: true });
  const names = new Map(
    result.data.flatMap(({ observations }) =>
      observations.map((each) => [each.observationVariableDbId, each.observationVariableName]),
    ),
  );
  const variables = Array.from(names, ([observationVariableDbId, observationVariableName]) => {
    return { observationVariableDbId, observationVariableName };
  });
  const years = new Map(
    (await currentDatasets(world)).map(({ head }) => [head.uuid, yearsOf(head.startDate, head.endDate)]),
  );
  // The year of a study that took one only.
  const yearOf = (study: string): string => {
    const [year = '', more] = years.get(study) ?? [];
    return more === undefined ? year : '';
  };
  const data = result.data.map((unit) => [
    ...HEADER.map((name) => {
      if (name === 'observationTimeStamp') return '';
      return name === 'year' ? yearOf(unit.studyDbId) : (unit[name] ?? '');
    }),
    ...variables.map(({ observationVariableDbId: id }) =>
      unit.observations
        .filter(({ observationVariableDbId }) => observationVariableDbId === id)
        .map(({ value }) => value)
        .join('; '),
    ),
  ]);
  return { metadata, result: { headerRow: [...HEADER], observationVariables: variables, data } };
}

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** The same as text: commas, or tabs. */
export function tableText({ headerRow, observationVariables, data }: BrapiTable, separator: ',' | '\t'): string {
  const header = [...headerRow, ...observationVariables.map(({ observationVariableName }) => observationVariableName)];
  return [header, ...data].map((line) => `${line.map(cell).join(separator)}\r\n`).join('');
}
