import type { BrapiAnswer, BrapiTable } from '@/contract/brapi';
import type { World } from '../world/world';
import { observationUnits } from './observations';

const HEADER = [
  'studyDbId',
  'studyName',
  'locationDbId',
  'locationName',
  'germplasmDbId',
  'germplasmName',
  'observationUnitDbId',
  'observationUnitName',
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
  const data = result.data.map((unit) => [
    ...HEADER.map((name) => unit[name] ?? ''),
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
