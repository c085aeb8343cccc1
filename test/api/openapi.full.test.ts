import { execFileSync } from 'node:child_process';
import { answers } from '../../mocks/adapters/handlers';
import { NOBODY } from '../../mocks/rules/tokens/caller';
import { testApi } from '../../mocks/rules/world/api.fixture';
import { sampleTexts } from '../samples/content-samples';

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
}

interface Operation {
  operationId: string;
  parameters: { name: string; in: 'path' | 'query'; required?: boolean; schema: Schema }[];
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
  security: object[];
}

interface Description {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const api = testApi({ accessions: 60, texts: sampleTexts });
let described: Description;

beforeAll(() => {
  const words = ['--import', 'tsx', 'scripts/build/openapi/print.ts'];
  const printed = execFileSync(process.execPath, words, { maxBuffer: 10_000_000, stdio: ['ignore', 'pipe', 'ignore'] });
  described = JSON.parse(printed.toString()) as Description;
});

const operations = () =>
  Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );

const schemaOf = ({ $ref, ...own }: Schema): Schema =>
  $ref === undefined ? own : (described.components.schemas[$ref.replace('#/components/schemas/', '')] ?? { enum: [] });

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** Where a value is not what a schema says, by path; as far as the description goes. */
function misfits(value: unknown, given: Schema, at = ''): string[] {
  const schema = schemaOf(given);
  const kinds = schema.type === undefined ? undefined : [schema.type].flat();
  if (kinds && !kinds.includes(kindOf(value))) return [`${at}: ${kindOf(value)}, not ${kinds.join()}`];
  if ((schema.enum && !schema.enum.includes(value)) || ('const' in schema && schema.const !== value))
    return [`${at}: value`];
  const wrong = (schema.allOf ?? []).flatMap((each) => misfits(value, each, at));
  if (schema.anyOf && !schema.anyOf.some((each) => misfits(value, each, at).length === 0))
    wrong.push(`${at}: none of them`);
  if (Array.isArray(value))
    return [...wrong, ...value.flatMap((each, nth) => misfits(each, schema.items ?? {}, `${at}[${nth}]`))];
  if (kindOf(value) !== 'object') return wrong;
  const has = value as Record<string, unknown>;
  const missing = (schema.required ?? []).filter((name) => !(name in has)).map((name) => `${at}.${name} is missing`);
  const { additionalProperties: further } = schema;
  const within = Object.entries(has).flatMap(([name, each]) =>
    misfits(each, schema.properties?.[name] ?? (typeof further === 'object' ? further : {}), `${at}.${name}`),
  );
  return [...wrong, ...missing, ...within];
}

test('every call that needs no account is described once, and no other', () => {
  const inOpenApi = (line: string) => line.replaceAll(/:(\w+)/g, '{$1}');
  const open = answers.filter(({ allow }) => allow({ authorities: ['ROLE_CLIENT'] }));
  const lines = operations().map(({ method, path }) => `${method.toUpperCase()} ${path.replace('/api/v2', '')}`);
  expect(lines.toSorted()).toEqual(open.map(({ line }) => inOpenApi(line)).toSorted());
  const tokenFree = operations().filter(({ security }) => security.length === 0);
  expect(tokenFree).toHaveLength(answers.filter(({ allow }) => allow(NOBODY)).length);
});

test('it is well formed: names are there once, parameters of paths are told, references lead somewhere', () => {
  expect(described.openapi).toBe('3.1.0');
  const ids = operations().map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { path, parameters, responses } of operations()) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(parameters.filter((each) => each.in === 'path').map(({ name }) => name)).toEqual(named);
    expect(Object.keys(responses)).toEqual(['200', 'default']);
  }
  const names = Object.keys(described.components.schemas);
  const references = JSON.stringify(described).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g);
  expect([...references].filter(([, name]) => !names.includes(name ?? ''))).toEqual([]);
});

const WHEAT = { crop: ['wheat'] };

test.each([
  ['GET /info', undefined],
  ['POST /acn/list', WHEAT],
  ['POST /acn/filter', WHEAT],
  ['POST /acn/overview', WHEAT],
  ['POST /acn/suggest', { q: 'wheat' }],
  ['POST /acn/mapinfo', WHEAT],
  ['POST /wiews/filter', {}],
  ['GET /crop', undefined],
  ['POST /country/filter', {}],
  ['POST /subset/filter', {}],
  ['POST /dataset/filter', {}],
  ['POST /descriptor/filter', {}],
  ['POST /activitypost/filter', {}],
  ['POST /bibliography/list', {}],
])('%s answers what is described', async (line, body: object | undefined) => {
  const [method = '', path = ''] = line.split(' ');
  const response = await api.call(`${method} /api/v2${path}`, { token: await api.token(), body });
  const schema =
    described.paths[`/api/v2${path}`]?.[method.toLowerCase()]?.responses['200']?.content['application/json']?.schema;
  expect(misfits(await response.json(), schema ?? { enum: [] })).toEqual([]);
});

test.each([
  ['/api/v2/article/{slug}', '/api/v2/article/about'],
  ['/api/v2/menu/{key}', '/api/v2/menu/about'],
  ['/api/v2/crop/{shortName}', '/api/v2/crop/wheat'],
  ['/api/v2/country/{code3}', '/api/v2/country/CZE'],
  ['/brapi/v2/germplasm', '/brapi/v2/germplasm?genus=Triticum'],
])('GET %s answers what is described', async (path, address) => {
  const response = await api.call(`GET ${address}`, { token: await api.token() });
  const schema = described.paths[path]?.['get']?.responses['200']?.content['application/json']?.schema;
  expect(misfits(await response.json(), schema ?? { enum: [] })).toEqual([]);
});
