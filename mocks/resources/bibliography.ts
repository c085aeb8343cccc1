import type { Citation, CitationFilter } from '@/contract/citation';
import { answer, type Answer } from '../world/answer';
import { notFound } from '../http/api-failure';
import { withToken } from '../tokens/caller';
import { collection } from '../entities/collection';
import type { Fields } from '../lists/field';

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
};

const citations = collection<Citation, CitationFilter>(fields, ({ catalogue }) => catalogue.citations.all());

export const bibliography: readonly Answer[] = [
  answer('POST /bibliography/list', withToken, citations.list),
  answer('POST /bibliography/filter', withToken, citations.filter),

  answer('GET /bibliography/:uuid', withToken, async ({ world, params }) => {
    const citation = await world.catalogue.citations.one(params.uuid);
    if (!citation) throw notFound(`There is no publication "${params.uuid}".`);
    return citation;
  }),
];
