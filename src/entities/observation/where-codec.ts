import { EDGES, type Criterion, type Where } from './where';

/** In an address `{uuid}_ge80_le120__{uuid}_eq3_eq5`: `has` is "contains", a uuid alone is chosen and asks nothing yet. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const PART = /^(eq|has|ge|gt|le|lt)(.*)$/s;
const BETWEEN = '__';

/** `_` parts, so that a value cannot hold it. */
const escaped = (value: string) => value.replaceAll('*', '*2a').replaceAll('_', '*5f');
const unescaped = (text: string) => text.replaceAll('*5f', '_').replaceAll('*2a', '*');

function partsOf({ eq = [], contains = [], ...edges }: Criterion): string[] {
  return [
    ...eq.map((value) => `eq${escaped(value)}`),
    ...contains.map((value) => `has${escaped(value)}`),
    ...EDGES.flatMap((edge) => (edges[edge] === undefined ? [] : `${edge}${escaped(edges[edge])}`)),
  ];
}

/** Criteria as they stand in an address, before it is percent-encoded. */
export const writeWhere = (where: Where): string =>
  Object.entries(where)
    .map(([uuid, criterion]) => [uuid, ...partsOf(criterion)].join('_'))
    .join(BETWEEN);

function readCriterion(parts: readonly string[]): Criterion | undefined {
  const read: { eq?: string[]; contains?: string[]; ge?: string; gt?: string; le?: string; lt?: string } = {};
  for (const part of parts) {
    const [, name, text = ''] = PART.exec(part) ?? [];
    const value = unescaped(text);
    if (name === 'eq') (read.eq ??= []).push(value);
    else if (name === 'has') (read.contains ??= []).push(value);
    else {
      const edge = EDGES.find((one) => one === name);
      if (!edge || read[edge] !== undefined) return undefined;
      read[edge] = value;
    }
  }
  return read;
}

/** Reads them back; undefined where any part is none: half a question is another question. */
export function readWhere(text: string): Where | undefined {
  const where: Record<string, Criterion> = {};
  if (text === '') return where;
  for (const one of text.split(BETWEEN)) {
    const [uuid = '', ...parts] = one.split('_');
    const criterion = readCriterion(parts);
    if (!UUID.test(uuid) || where[uuid] || !criterion) return undefined;
    where[uuid] = criterion;
  }
  return where;
}
