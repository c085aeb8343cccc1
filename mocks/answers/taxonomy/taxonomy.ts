import type { Taxon, TaxonFilter } from '@/contract/accession/taxonomy';
import { answer, type Answer } from '../../rules/world/answer';
import { notFound } from '../../tools/http/api-failure';
import { withToken } from '../../rules/tokens/caller';
import { collection } from '../../rules/entities/collection';
import type { Fields } from '../../tools/lists/field';
import { sentence } from '../../tools/http/sentence';

/** More crops than any genus has. */
const MAX_CROPS = 100;

const fields: Fields<Taxon> = {
  taxonName: { kind: 'text', value: ({ taxonName }) => taxonName, search: true },
  genus: { kind: 'terms', value: ({ genus }) => genus, facet: true },
  species: { kind: 'terms', value: ({ species }) => species, facet: true },
  family: { kind: 'terms', value: ({ family }) => family, facet: true, search: true },
  synonym: { kind: 'flag', value: ({ currentName }) => Boolean(currentName), facet: true },
  synonyms: { kind: 'text', value: ({ synonyms }) => synonyms, search: true, internal: true },
  grinName: { kind: 'text', value: ({ grinName }) => grinName, search: true, internal: true },
  accessionCount: { kind: 'number', value: ({ accessionCount }) => accessionCount, internal: true },
};

const taxaOf = collection<Taxon, TaxonFilter>(fields, ({ catalogue }) => catalogue.taxa.all());

export const taxonomy: readonly Answer[] = [
  answer('POST /taxonomy/list', withToken, taxaOf.list),
  answer('POST /taxonomy/filter', withToken, taxaOf.filter),

  answer('GET /taxonomy/genus/:genus', withToken, async ({ world, params: { genus } }) => {
    const taxa = (await world.catalogue.taxa.all()).filter((taxon) => taxon.genus === genus);
    if (taxa.length === 0) throw notFound(sentence('noGenus', { id: genus }));
    const { overview } = await world.accessions.overview(
      { taxonomy: { genus: [genus] } },
      ['crop.shortName'],
      MAX_CROPS,
    );
    return {
      genus,
      family: taxa.find(({ family }) => family)?.family ?? null,
      accessionCount: taxa.reduce((sum, { accessionCount }) => sum + accessionCount, 0),
      speciesCount: new Set(taxa.flatMap(({ species }) => species ?? [])).size,
      taxonCount: taxa.length,
      crops: (overview['crop.shortName']?.terms ?? []).map(({ term }) => term),
    };
  }),
];
