import type { Citation, CitationFilter } from '@/contract/citation';
import { citationSchema, type ReadCitation } from '@/contract/citation-schema';
import { parseCitations } from '../bibliography/parse-citations';
import { bareDoi } from '../bibliography/record';
import { citationPermissions, keepsCitations } from '../entities/citations';
import { collection } from '../entities/collection';
import { crud, notYours, type Writing } from '../entities/crud';
import { keptReferences } from '../entities/kept-references';
import { named } from '../entities/published';
import { badRequest, notFound } from '../http/api-failure';
import type { Fields } from '../lists/field';
import { withToken, type Caller } from '../tokens/caller';
import { answer, type Answer } from '../world/answer';
import type { World } from '../world/world';

const fields: Fields<Citation> = {
  uuid: { kind: 'terms', value: ({ uuid }) => uuid },
  title: { kind: 'text', value: ({ title }) => title, search: true },
  authors: { kind: 'text', value: ({ authors }) => authors, search: true },
  type: { kind: 'terms', value: ({ type }) => type, facet: true },
  year: { kind: 'number', value: ({ year }) => year },
  publication: { kind: 'terms', value: ({ publication }) => publication, facet: true, search: true },
  publisher: { kind: 'text', value: ({ publisher }) => publisher, search: true, internal: true },
  doi: { kind: 'text', value: ({ doi }) => doi, search: true, internal: true },
  collections: { kind: 'terms', value: ({ collections }) => collections, facet: true, search: true },
  crops: { kind: 'terms', value: ({ crops }) => crops, facet: true, search: true },
  keywords: { kind: 'terms', value: ({ keywords }) => keywords, facet: true, search: true },
  language: { kind: 'terms', value: ({ language }) => language, facet: true },
  status: { kind: 'terms', value: ({ status }) => status, facet: true },
  owner: { kind: 'terms', value: ({ owner }) => owner?.shortName, facet: true },
  lastModifiedDate: { kind: 'date', value: ({ lastModifiedDate }) => lastModifiedDate, internal: true },
};

const table = ({ catalogue }: World) => catalogue.citations;

const seen = (world: World, citation: Citation, caller: Caller): Citation => ({
  ...(named(world, citation, keepsCitations(caller)) as Citation),
  _permissions: citationPermissions(citation, caller),
});

async function one(world: World, uuid: string, caller: Caller): Promise<Citation> {
  const citation = await table(world).one(uuid);
  if (!citation || !citationPermissions(citation, caller).read)
    throw notFound(`There is no publication "${uuid.slice(0, 80)}".`);
  return citation;
}

const writing: Writing<Citation> = {
  path: '/bibliography',
  schema: citationSchema,
  allow: keepsCitations,
  table,
  one,
  admit: (citation, _, caller) => {
    if (!citationPermissions(citation, caller).write) throw notYours();
  },
  kept: keptReferences,
  fresh: () => ({
    uuid: crypto.randomUUID(),
    type: 'article',
    status: 'DRAFT',
    title: '',
    authors: [],
    keywords: [],
    collections: [],
    crops: [],
  }),
  details: seen,
};

const citations = collection<Citation, CitationFilter, Citation>(
  fields,
  async (world, caller) => (await table(world).all()).filter((each) => citationPermissions(each, caller).read),
  (citation, caller, world) => seen(world, citation, caller),
);

const isDoi = (doi: string, other: string | null | undefined): boolean => doi.toLowerCase() === other?.toLowerCase();

/** What may be sent of it. */
const asRead = (citation: Citation): ReadCitation => {
  const {
    owner: _owner,
    status: _status,
    ...asked
  } = citationSchema.cast(citation, { stripUnknown: true, assert: false });
  return asked;
};

export const bibliography: readonly Answer[] = [
  answer('POST /bibliography/list', withToken, citations.list),
  answer('POST /bibliography/filter', withToken, citations.filter),

  answer('GET /bibliography/:uuid', withToken, async ({ world, session, params }) =>
    seen(world, await one(world, params.uuid, session), session),
  ),

  // Nothing is asked outside: what is known is what is here.
  answer('GET /bibliography/ris', keepsCitations, async ({ world, query }) => {
    const doi = bareDoi(query.doi ?? '');
    const found = (await table(world).all()).find((each) => isDoi(doi, each.doi));
    if (!found) throw notFound(`RIS data not found for ${doi.slice(0, 200)}`);
    return asRead(found);
  }),

  answer('POST /bibliography/parse', keepsCitations, async ({ world, body }) => {
    if (typeof body?.text !== 'string') throw badRequest('"text" must be RIS or BibTeX.');
    return parseCitations(body.text, await table(world).all());
  }),

  ...crud(writing),
];
