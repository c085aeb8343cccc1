import { accessionFilters } from '@/entities/accession/catalogue/filters';
import { filterTool, type Schema } from './filter-tool';

/** What lies at a path of keys. */
const at = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);
const criteria = (tool: Schema) => at(tool, 'function', 'parameters', '$defs', 'criteria', 'properties');

test('the tool has each filter of the panel, at its place', () => {
  const own = criteria(filterTool(new Map()));
  for (const { field } of accessionFilters) {
    const keys = field.split('.').flatMap((name, depth) => (depth === 0 ? [name] : ['properties', name]));
    expect(at(own, ...keys)).toHaveProperty('type');
  }
});

test('terms are listed where the catalogue has few, as they travel', () => {
  const own = criteria(
    filterTool(
      new Map([
        ['crop', ['maize', 'wheat']],
        ['sampStat', ['100', '300']],
      ]),
    ),
  );
  expect(at(own, 'crop', 'items')).toEqual({ type: 'string', enum: ['maize', 'wheat'] });
  expect(at(own, 'sampStat')).toMatchObject({
    items: { type: 'number', enum: [100, 300] },
    description: expect.stringContaining('300 Traditional cultivar/Landrace') as string,
  });
  expect(at(own, 'taxonomy', 'properties', 'genus', 'items')).toEqual({ type: 'string' });
});

test('bounds and what they are bounds of are said', () => {
  expect(at(criteria(filterTool(new Map())), 'geo', 'properties', 'latitude')).toMatchObject({
    description: 'Latitude',
    properties: { ge: { type: 'number', minimum: -90, maximum: 90 } },
    additionalProperties: false,
  });
});
