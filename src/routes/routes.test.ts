import * as fc from 'fast-check';
import { addressOf, doiHref } from './href';
import { matchRoute } from './match-route';
import { routePatterns } from './route-patterns';
import { allOf, anyOf, anyone, missingRoles, permits, signedIn } from './route';
import { isRouteName, routeNames, rowOf, type RouteName } from './routes';
import { segmentsOf, type Placeholder } from './template';

const code = /^v[0-9A-Za-z_-]+$/;
const uuid = /^[a-uw-z0-9-][a-z0-9-]*$/;
const isDots = (text: string) => text === '.' || text === '..';
const value = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => !isDots(text));

const ARBITRARY: Record<string, fc.Arbitrary<string>> = {
  filterCode: fc.stringMatching(code),
  uuid: fc.stringMatching(uuid),
  wiewsCode: fc.stringMatching(/^[A-Z]{3}[0-9]{3,4}$/),
  path: fc
    .array(value, { minLength: 1, maxLength: 3 })
    .map((parts) => parts.join('/'))
    .filter((path) => !/(^|\/)(\.{1,2})?(\/|$)/.test(path)),
  doi: fc
    .tuple(fc.stringMatching(/^[0-9]{4,6}(\.[0-9]{1,3})?$/), fc.array(value, { minLength: 1, maxLength: 3 }))
    .map(([registrant, suffix]) => [registrant, ...suffix].join('/'))
    .filter((doi) => !doi.endsWith('/')),
};

const placeholders = (name: RouteName): Placeholder[] =>
  segmentsOf(rowOf(name).path, rowOf(name).patterns)
    .flat()
    .filter((part) => typeof part === 'object');

/** One of a closed list, what the row's own pattern allows, or what the name stands for everywhere. */
function valuesOf(name: RouteName, part: Placeholder): fc.Arbitrary<string> {
  const list = /^\(\?:([\w|-]+)\)$/.exec(part.pattern)?.[1];
  if (list) return fc.constantFrom(...list.split('|'));
  // Its pattern is of the encoded text.
  if (part.name === 'clientId') return fc.stringMatching(/^[\w.+-]+@[\w.-]+$/);
  const own = rowOf(name).patterns?.[part.name];
  // From the root, where it is empty.
  if (own?.startsWith('(?:/')) return ARBITRARY['path']?.map((path) => `/${path}`) ?? value;
  return own && !part.spans ? fc.stringMatching(new RegExp(`^${own}$`)) : (ARBITRARY[part.name] ?? value);
}

/** Values that fit a row; a free value that reads as a word or a code of a sibling row names that row instead. */
function paramsFor(name: RouteName): fc.Arbitrary<Record<string, string>> {
  const entries = placeholders(name).map((part) => {
    const some = valuesOf(name, part);
    return [part.name, part.optional ? fc.option(some, { nil: undefined }) : some] as const;
  });
  // Of any row's values: which those are, types know of one row at a time.
  return fc
    .record(Object.fromEntries(entries))
    .map((params) => Object.fromEntries(Object.entries(params).filter(([, text]) => text !== undefined)) as never);
}

const TAKEN: Partial<Record<RouteName, readonly string[]>> = { country: ['regions'] };
const isFree = (name: RouteName, params: Record<string, string>) =>
  !Object.values(params).some((text) => TAKEN[name]?.includes(text));

describe.each(routeNames)('%s', (name) => {
  it('reads back what href writes', () => {
    fc.assert(
      fc.property(paramsFor(name), (params) => {
        fc.pre(isFree(name, params));
        expect(matchRoute(addressOf(name, params))).toEqual({ name, params });
      }),
    );
  });

  it('takes a slash at the end or none', () => {
    fc.assert(
      fc.property(paramsFor(name), (params) => {
        fc.pre(isFree(name, params));
        const bare = addressOf(name, params).replace(/\/$/, '');
        expect(matchRoute(bare)).toEqual(matchRoute(`${bare}/`));
        expect(matchRoute(`${bare}//`)).toBeUndefined();
      }),
    );
  });

  it('has a parent that exists, and crumbs that end', () => {
    const seen = new Set<string>([name]);
    for (let { parent } = rowOf(name); parent; { parent } = rowOf(parent)) {
      if (!isRouteName(parent)) throw new Error(`${parent} is no row`);
      expect(seen).not.toContain(parent);
      seen.add(parent);
    }
  });

  it('is known to the web server, in every language', () => {
    const patterns = routePatterns().map((source) => new RegExp(source));
    const depth = placeholders(name).some(({ spans }) => spans) ? Infinity : rowOf(name).path.split('/').length;
    fc.assert(
      fc.property(paramsFor(name), fc.constantFrom('', '/es', '/pt-BR', '/ar'), (params, language) => {
        const path = decodeURIComponent(addressOf(name, params));
        // The server sees decoded paths: an escaped slash in a value makes another address of it there.
        fc.pre(isFree(name, params) && !/[\n\r\u2028\u2029]/.test(path) && path.split('/').length <= depth);
        expect(patterns.some((pattern) => pattern.test(language + path))).toBe(true);
      }),
    );
  });
});

describe('matchRoute', () => {
  it.each([
    ['/', 'welcome', {}],
    ['/a', 'accessions', {}],
    ['/a/', 'accessions', {}],
    ['/a/v2xqd5LzYpP', 'accessions', { filterCode: 'v2xqd5LzYpP' }],
    ['/a/3f2504e0-4f89-51d3-9a0c-0305e82c3301', 'accession', { uuid: '3f2504e0-4f89-51d3-9a0c-0305e82c3301' }],
    ['/10.18730/1CJ6N', 'accessionByDoi', { doi: '18730/1CJ6N' }],
    ['/10.18730%2F1CJ6N', 'accessionByDoi', { doi: '18730/1CJ6N' }],
    ['/10.1234.5/a/b%3Cc%3E;2-1', 'accessionByDoi', { doi: '1234.5/a/b<c>;2-1' }],
    ['/wiews', 'institutes', {}],
    ['/wiews/v1', 'institutes', { filterCode: 'v1' }],
    ['/wiews/USA022', 'institute', { wiewsCode: 'USA022' }],
    ['/wiews/NGA1234/', 'institute', { wiewsCode: 'NGA1234' }],
    ['/c', 'crops', {}],
    ['/c/wheat', 'crop', { shortName: 'wheat' }],
    ['/iso3166/regions', 'regions', {}],
    ['/iso3166/region/015', 'region', { isoCode: '015' }],
    ['/iso3166/ETH', 'country', { isoCode: 'ETH' }],
    ['/geo', 'countries', {}],
    ['/geo/ETH', 'country', { isoCode: 'ETH' }],
  ])('%s is %s', (path, name, params) => expect(matchRoute(path)).toEqual({ name, params }));

  it.each([
    '/A',
    '/a/V2x',
    '/a/ABC',
    '/a/vü',
    '/a/%',
    '/c/%E0%A4%A',
    '/a/x/y',
    '//',
    '/wiews/usa22',
    '/wiews/USA22',
    '/wiews/USA02222',
    '/10.',
    '/10.18730',
    '/10.x/y',
    '/11.18730/1CJ6N',
    '/c/..',
    '/geo/regions/x',
    '/login/x',
    '/dashboard/x',
  ])('%s is no page', (path) => expect(matchRoute(path)).toBeUndefined());

  it('never throws, whatever the address', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void matchRoute(`/${text}`)));
    fc.assert(fc.property(fc.webPath(), (text) => void matchRoute(text)));
  });
});

describe('doiHref', () => {
  it.each([
    ['10.18730/1CJ6N', '/10.18730/1CJ6N'],
    [' https://doi.org/10.18730/1CJ6N ', '/10.18730/1CJ6N'],
    ['10.1000/a b/c', '/10.1000/a%20b/c'],
    ['PI 452436', undefined],
    ['10.1000', undefined],
  ])('%s', (doi, address) => expect(doiHref(doi)).toBe(address));
});

describe('permits', () => {
  const admin = ['ROLE_USER', 'ROLE_ADMINISTRATOR'];
  it.each([
    [anyone, [], true, []],
    [signedIn, ['ROLE_CLIENT'], false, undefined],
    [signedIn, ['ROLE_USER'], true, []],
    [anyOf('ROLE_DIVTREE', 'ROLE_ADMINISTRATOR'), admin, true, []],
    [anyOf('ROLE_DIVTREE', 'ROLE_REQUESTS'), admin, false, ['ROLE_DIVTREE', 'ROLE_REQUESTS']],
    [allOf('ROLE_VETTEDUSER', 'ROLE_ADMINISTRATOR'), admin, false, ['ROLE_VETTEDUSER']],
    [allOf('ROLE_VETTEDUSER', 'ROLE_ADMINISTRATOR'), [...admin, 'ROLE_VETTEDUSER'], true, []],
  ] as const)('%j for %j: %s', (allow, authorities, expected, missing) => {
    expect(permits(allow, authorities)).toBe(expected);
    if (missing) expect(missingRoles(allow, authorities)).toEqual(missing);
  });
});
