import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { NumberFilter, StringFilter, DateFilter } from '@/contract/filter';
import type { ObservationFilter } from '@/contract/dataset/observation';
import { narrows, EDGES, type Criterion, type Where } from './where';

/** Numbers are asked for as numbers. */
export const isNumeric = ({ dataType }: Descriptor): boolean => dataType === 'NUMERIC' || dataType === 'SCALE';

function numbersOf({ eq, ...edges }: Criterion): NumberFilter {
  const asked: NumberFilter = eq?.length ? { eq: eq.map(Number) } : {};
  for (const edge of EDGES) if (edges[edge] !== undefined) asked[edge] = Number(edges[edge]);
  return asked;
}

function textsOf({ eq, contains, ...edges }: Criterion): StringFilter & DateFilter {
  return { ...edges, ...(eq?.length && { eq: [...eq] }), ...(contains?.length && { contains: [...contains] }) };
}

/** A criterion that its descriptor cannot be asked: one made by hand, or for an earlier version. */
function isMeant(descriptor: Descriptor, { contains, eq = [], ...edges }: Criterion): boolean {
  if (!isNumeric(descriptor)) return true;
  const numbers = [...eq, ...EDGES.flatMap((edge) => edges[edge] ?? [])];
  return !contains?.length && numbers.every((text) => text.trim() !== '' && Number.isFinite(Number(text)));
}

/**
 * What the server is asked; undefined where a criterion cannot be: left out, it would be another question with a
 * greater answer.
 */
export function observationFilterOf(
  where: Where,
  descriptors: ReadonlyMap<string, Descriptor>,
): ObservationFilter | undefined {
  const asked: ObservationFilter = {};
  for (const [uuid, criterion] of Object.entries(where)) {
    const descriptor = descriptors.get(uuid);
    if (!descriptor || !isMeant(descriptor, criterion)) return undefined;
    if (narrows(criterion)) asked[uuid] = isNumeric(descriptor) ? numbersOf(criterion) : textsOf(criterion);
  }
  return asked;
}
