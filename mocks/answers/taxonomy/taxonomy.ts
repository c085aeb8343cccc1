import { isSpelledOtherwise, type Taxon, type TaxonFilter } from '@/contract/accession/taxonomy';
import { taxonSchema } from '@/contract/accession/taxonomy-schema';
import { answer, type Answer } from '../../rules/world/answer';
import { notFound } from '../../tools/http/api-failure';
import { anyOf, personOf, withToken } from '../../rules/tokens/caller';
import { collection } from '../../rules/entities/collection';
import { named } from '../../rules/entities/published';
import { readChange, readVersion } from '../../rules/entities/read-change';
import { ALL_PERMISSIONS } from '../../rules/publication/publication';
import type { World } from '../../rules/world/world';
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
  otherwise: { kind: 'flag', value: isSpelledOtherwise, facet: true },
  hasExternal: { kind: 'flag', value: ({ hasExternal }) => hasExternal, facet: true },
  overrides: { kind: 'flag', value: ({ overrides }) => overrides, facet: true },
  synonyms: { kind: 'text', value: ({ synonyms }) => synonyms, search: true, internal: true },
  grinName: { kind: 'text', value: ({ grinName }) => grinName, search: true, internal: true },
  accessionCount: { kind: 'number', value: ({ accessionCount }) => accessionCount, internal: true },
};

/** Names may be set for a taxon that no accession carries any more: nobody sees it. */
const carried = async ({ catalogue }: World): Promise<Taxon[]> =>
  (await catalogue.taxa.all()).filter(({ accessionCount }) => accessionCount > 0);

const taxaOf = collection<Taxon, TaxonFilter, Taxon>(fields, carried, (taxon, _, world) => named(world, taxon, false));
const administrators = anyOf('ROLE_ADMINISTRATOR');

async function taxonOf({ catalogue }: World, id: string): Promise<Taxon> {
  const found = await catalogue.taxa.one(id);
  if (!found) throw notFound(`There is no taxon "${id.slice(0, 80)}".`);
  return found;
}

const details = (world: World, taxon: Taxon): Taxon => ({
  ...named(world, taxon, true),
  _permissions: { ...ALL_PERMISSIONS, create: false, delete: false },
});

export const taxonomy: readonly Answer[] = [
  answer('POST /taxonomy/list', withToken, taxaOf.list),
  answer('POST /taxonomy/filter', withToken, taxaOf.filter),

  answer('GET /taxonomy/:id', administrators, async ({ world, params }) =>
    details(world, await taxonOf(world, params.id)),
  ),

  answer('PUT /taxonomy/:id', administrators, async ({ world, session, params, body }) => {
    const { taxonName, external } = await taxonOf(world, params.id);
    const version = readVersion(body?.version);
    const { overrides = true, ...names } = readChange(taxonSchema, body, true);
    // A name that is accepted itself is no synonym.
    if (names.currentName === taxonName) names.currentName = null;
    const change = overrides ? { overrides, ...names } : { overrides, ...external };
    const changed = world.catalogue.taxa.change(params.id, version, change, { by: personOf(session).uuid });
    return details(world, changed);
  }),

  answer('GET /taxonomy/genus/:genus', withToken, async ({ world, params: { genus } }) => {
    const taxa = (await carried(world)).filter((taxon) => taxon.genus === genus);
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
      identified: taxa.flatMap(({ taxonName, rdfUri }) => (rdfUri ? { taxonName, rdfUri } : [])),
    };
  }),
];
