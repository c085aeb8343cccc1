import type { Genus } from '@/contract/accession/taxonomy';

/** The page for machines, by the Bioschemas profile Taxon: https://bioschemas.org/profiles/Taxon */
export function jsonLdOf({ genus, family, identified = [] }: Genus, address: string): object {
  return {
    '@context': ['https://schema.org', { dct: 'http://purl.org/dc/terms/' }],
    '@type': 'Taxon',
    'dct:conformsTo': 'https://bioschemas.org/profiles/Taxon/1.0-RELEASE',
    '@id': address,
    url: address,
    name: genus,
    taxonRank: 'genus',
    ...(family && { parentTaxon: { '@type': 'Taxon', name: family, taxonRank: 'family' } }),
    ...(identified.length > 0 && {
      childTaxon: identified.map(({ taxonName, rdfUri }) => ({ '@type': 'Taxon', '@id': rdfUri, name: taxonName })),
    }),
  };
}
