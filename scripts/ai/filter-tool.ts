/** The tool that a model says its filter by: a JSON schema, made of the filters that the portal's panel has. */
import accession from '../../locales/en/accession.json';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { accessionFilters } from '@/entities/accession/catalogue/filters';
import { fieldValue } from '@/shared/filters/criteria/field-path';
import { facetOf, type FilterDefinition } from '@/shared/filters/criteria/filter-definition';

export type Schema = Readonly<Record<string, unknown>>;
type Definition = FilterDefinition<AccessionFilter>;

/** By the path of a filter: all terms that the catalogue has, where they are few. */
export type Vocabulary = ReadonlyMap<string, readonly string[]>;

export const TOOL_NAME = 'filter_accessions';

/** Terms that a schema lists; whoever has more is only described. */
export const MOST_LISTED = 300;

const listOf = (items: Schema): Schema => ({ type: 'array', items });
const operators = (names: readonly string[], of: Schema): Schema => ({
  type: 'object',
  properties: { eq: listOf(of), ...Object.fromEntries(names.map((name) => [name, of])) },
  additionalProperties: false,
});

/** Of codes that a text names: "300 Traditional cultivar/Landrace". */
function namedTerms(field: string): string | undefined {
  const names = fieldValue(accession.values, field);
  if (typeof names !== 'object' || names === null) return undefined;
  return Object.entries(names)
    .map(([code, name]) => `${code} ${String(name)}`)
    .join('; ');
}

function termsSchema({ field, numeric }: Extract<Definition, { kind: 'terms' }>, vocabulary: Vocabulary): Schema {
  const terms = vocabulary.get(field);
  const listed = terms && { enum: numeric ? terms.map(Number) : terms };
  return listOf({ type: numeric ? 'number' : 'string', ...listed });
}

function valueSchema(definition: Definition, vocabulary: Vocabulary): Schema {
  const text = { type: 'string' };
  switch (definition.kind) {
    case 'terms':
      return termsSchema(definition, vocabulary);
    case 'flag':
      return { type: 'boolean' };
    case 'text':
      return {
        type: 'object',
        properties: { eq: listOf(text), contains: listOf(text), sw: listOf(text) },
        additionalProperties: false,
      };
    case 'range': {
      const { min, max } = definition;
      const bounds = { ...(min !== undefined && { minimum: min }), ...(max !== undefined && { maximum: max }) };
      return operators(['ge', 'gt', 'le', 'lt'], { type: 'number', ...bounds });
    }
    case 'date':
      return operators(['ge', 'gt', 'le', 'lt'], { type: 'string', description: 'YYYY-MM-DD' });
    case 'geo':
      return {
        type: 'object',
        description: 'A GeoJSON polygon of [longitude, latitude].',
        properties: {
          type: { const: 'Polygon' },
          coordinates: listOf(listOf(listOf({ type: 'number' }))),
        },
        required: ['type', 'coordinates'],
        additionalProperties: false,
      };
  }
}

/** What people read beside the filter. */
function described(definition: Definition, vocabulary: Vocabulary): Schema {
  const label = fieldValue(accession.fields, definition.field);
  const names = namedTerms(definition.field);
  const said = [...(typeof label === 'string' ? [label] : []), ...(names === undefined ? [] : [names])].join('. ');
  return { ...valueSchema(definition, vocabulary), ...(said && { description: said }) };
}

interface Level {
  type: 'object';
  properties: Record<string, Schema | Level>;
  additionalProperties: false;
}
const emptyLevel = (): Level => ({ type: 'object', properties: {}, additionalProperties: false });

function put(level: Level, [name = '', ...rest]: readonly string[], schema: Schema): void {
  if (rest.length === 0) {
    level.properties[name] = schema;
    return;
  }
  const inner = level.properties[name] ?? emptyLevel();
  level.properties[name] = inner;
  // Of paths that go on, only levels were put here.
  put(inner as Level, rest, schema);
}

function criteriaSchema(vocabulary: Vocabulary): Level {
  const root = emptyLevel();
  for (const definition of accessionFilters) put(root, definition.field.split('.'), described(definition, vocabulary));
  const criteria = { $ref: '#/$defs/criteria' };
  const paths = listOf({ type: 'string', enum: accessionFilters.map(({ field }) => field) });
  Object.assign(root.properties, {
    NOT: { ...criteria, description: 'What must not hold' },
    OR: { ...criteria, description: 'An alternative to everything beside it' },
    NULL: { ...paths, description: 'Properties without a value' },
    NOTNULL: { ...paths, description: 'Properties with any value' },
  });
  return root;
}

/** Of the paths of filters those whose terms are counted with every page. */
export const COUNTED = accessionFilters.flatMap((definition) => {
  const facet = definition.kind === 'terms' && !definition.apart ? facetOf(definition) : undefined;
  return facet === undefined ? [] : [{ field: definition.field, facet }];
});

/** The tool, as `/v1/chat/completions` takes it. */
export const filterTool = (vocabulary: Vocabulary): Schema => ({
  type: 'function',
  function: {
    name: TOOL_NAME,
    description: 'Says which accessions the conversation has asked for so far.',
    parameters: {
      type: 'object',
      $defs: { criteria: criteriaSchema(vocabulary) },
      properties: {
        filter: { $ref: '#/$defs/criteria', description: 'All that was asked for, earlier messages included' },
        notUnderstood: { ...listOf({ type: 'string' }), description: 'Words of the last message that it leaves out' },
        reply: { type: 'string', description: 'One or two sentences to the person' },
      },
      required: ['filter', 'notUnderstood', 'reply'],
      additionalProperties: false,
    },
  },
});
