import type { Citation, CitationFilter } from '@/contract/citation/citation';
import { citationSchema, type ReadCitation } from '@/contract/citation/citation-schema';
import { bareDoi } from '@/contract/patterns';
import { parseCitations } from '../../data/bibliography/parse-citations';
import { citations, citationTable } from './managed-citations';
import { collection } from '../../rules/entities/collection';
import { crud } from '../../rules/entities/crud';
import { badRequest, notFound } from '../../tools/http/api-failure';
import type { Fields } from '../../tools/lists/field';
import { withToken } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';

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
  createdBy: { kind: 'terms', value: ({ createdBy }) => createdBy },
  lastModifiedDate: { kind: 'date', value: ({ lastModifiedDate }) => lastModifiedDate, internal: true },
};

const citationsOf = collection<Citation, CitationFilter, Citation>(
  fields,
  citations.listed,
  (citation, caller, world) => citations.details(world, citation, caller),
  citations.personal,
);

/** What may be sent of it. */
const asRead = (citation: Citation): ReadCitation => {
  const asked = citationSchema.cast(citation, { stripUnknown: true, assert: false });
  const { owner: _owner, status: _status, ...read } = asked;
  return read;
};

export const bibliography: readonly Answer[] = [
  answer('POST /bibliography/list', withToken, citationsOf.list),
  answer('POST /bibliography/filter', withToken, citationsOf.filter),

  answer('GET /bibliography/:uuid', withToken, async ({ world, session, params }) =>
    citations.details(world, await citations.one(world, params.uuid, session), session),
  ),

  // Nothing is asked outside: what is known is what is here.
  answer('GET /bibliography/ris', citations.allow, async ({ world, query }) => {
    const doi = bareDoi(query.doi ?? '');
    const all = await citationTable(world).all();
    const found = all.find((each) => each.doi?.toLowerCase() === doi.toLowerCase());
    if (!found) throw notFound(`RIS data not found for ${doi.slice(0, 200)}`);
    return asRead(found);
  }),

  answer('POST /bibliography/parse', citations.allow, async ({ world, body }) => {
    if (typeof body?.text !== 'string') throw badRequest('"text" must be RIS or BibTeX.');
    return parseCitations(body.text, await citationTable(world).all());
  }),

  ...crud(citations),
];
