/** The OpenAPI description of all calls that need no account, from the types of the contract and who may call what. */
import { resolve } from 'node:path';
import { API, type Symbol, type Type } from 'typescript/unstable/sync';
import { ROOT_PATHS } from '@/contract/root-paths';
import { answers } from '../../../mocks/adapters/handlers';
import { NOBODY } from '../../../mocks/rules/tokens/caller';
import { sayingOf, schemaMaker, type Schema } from './schema-of';

const isOpen = new Map(answers.map(({ line, allow }) => [line as string, allow(NOBODY)]));
/** With the token that any application gets by itself. */
const isPublic = new Set(
  answers.filter(({ allow }) => allow({ authorities: ['ROLE_CLIENT'] })).map(({ line }) => line as string),
);

const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } },
});

/** `GET /acn/details/:uuid` → `getAcnDetailsUuid`. */
const operationId = (line: string): string =>
  line
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');

export function describeContract(version: string): object {
  const api = new API({ cwd: process.cwd() });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [resolve('scripts/build/openapi/tsconfig.json')] });
    const [project] = snapshot.getProjects();
    if (!project) throw new Error('The contract cannot be read.');
    const { checker, program } = project;
    const typeIn = (path: string, name: string): Type => {
      const file = program.getSourceFile(resolve(path));
      const module = file && checker.getSymbolAtLocation(file);
      const symbol = module && checker.getExportsOfModule(module).find((each) => each.name === name);
      if (!symbol) throw new Error(`The contract has no ${name}.`);
      return checker.getDeclaredTypeOfSymbol(symbol);
    };
    const isOurs = (symbol: Symbol): boolean => symbol.declarations.some(({ path }) => path.includes('/src/contract/'));
    const maker = schemaMaker(checker, isOurs);

    const propertyOf = (type: Type, name: string): Type | undefined => {
      const symbol = checker.getPropertyOfType(type, name);
      return symbol && checker.getTypeOfSymbol(symbol);
    };
    /** Of a named type what it says, which stands in its place. */
    const propertiesOf = (type: Type): [string, Schema][] => {
      const said = maker.of(type);
      const whole = typeof said['$ref'] === 'string' ? maker.components[said['$ref'].split('/').at(-1) ?? ''] : said;
      return Object.entries((whole?.['properties'] ?? {}) as Record<string, Schema>);
    };
    const parametersOf = (path: string, query: Type | undefined) => [
      ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
      ...(query ? propertiesOf(query) : []).map(([name, { description, ...schema }]) => ({
        name,
        in: 'query',
        ...(description !== undefined && { description }),
        schema,
      })),
    ];

    const paths: Record<string, Record<string, object>> = {};
    for (const property of checker.getPropertiesOfType(typeIn('src/contract/endpoints.ts', 'Endpoints'))) {
      const line = property.name;
      const shape = checker.getTypeOfSymbol(property);
      if (!isPublic.has(line) || !shape) continue;
      const [method = '', path = ''] = line.split(' ');
      const isRoot = ROOT_PATHS.some((root) => path.startsWith(root));
      const [body, form, upload, query, returns] = ['body', 'form', 'upload', 'query', 'returns'].map((name) =>
        propertyOf(shape, name),
      );
      const sent = [
        ['application/json', body],
        ['application/x-www-form-urlencoded', form],
        ['multipart/form-data', upload],
      ].flatMap(([type, of]) => (of ? [[type, { schema: maker.of(of as Type) }]] : []));
      const answered = returns ? maker.of(returns) : {};
      const said = sayingOf(property);
      const isText = answered['type'] === 'string';
      const address = `${isRoot ? '' : '/api/v2'}${path.replaceAll(/:(\w+)/g, '{$1}')}`;
      const at = (paths[address] ??= {});
      at[method.toLowerCase()] = {
        operationId: operationId(line),
        tags: [/^\/(?:api\/)?([^/]+)/.exec(path)?.[1] ?? ''],
        ...(said !== '' && { description: said }),
        parameters: parametersOf(path, query),
        ...(sent.length > 0 && { requestBody: { content: Object.fromEntries(sent) as object } }),
        responses: {
          200: { description: 'OK', content: { [isText ? '*/*' : 'application/json']: { schema: answered } } },
          default: refusal('What is wrong, in a sentence.'),
        },
        security: isOpen.get(line) ? [] : [{ application: [] }, { apiToken: [] }],
      };
    }
    maker.of(typeIn('src/contract/entity.ts', 'ApiError'));
    return {
      openapi: '3.1.0',
      info: { title: 'PGR Portal', version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
      servers: [{ url: '/' }],
      paths,
      components: {
        schemas: maker.components,
        securitySchemes: {
          application: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: '/oauth/token', scopes: {} } } },
          apiToken: { type: 'apiKey', in: 'header', name: 'Authorization', description: '`API-Token …`' },
        },
      },
    };
  } finally {
    api.close();
  }
}
