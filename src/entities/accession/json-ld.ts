import type { Accession } from '@/contract/accession/accession';

/** The page for machines, by the Bioschemas profile BioSample: https://bioschemas.org/profiles/BioSample */
export function jsonLdOf(accession: Accession, address: string): object {
  const { uuid, doi, accessionNumber, accessionName, taxonomy, institute, countryOfOrigin, geo } = accession;
  return {
    '@context': [
      'https://schema.org',
      { dct: 'http://purl.org/dc/terms/', BioSample: 'https://bioschemas.org/BioSample' },
    ],
    '@type': 'BioSample',
    'dct:conformsTo': 'https://bioschemas.org/profiles/BioSample/0.1-RELEASE-2019_06_19',
    '@id': doi ? `https://doi.org/${doi}` : address,
    identifier: [uuid, doi, `${institute.code}:${accessionNumber}`].filter(Boolean),
    name: accessionNumber,
    ...(accessionName && { alternateName: accessionName }),
    url: address,
    taxonomicRange: { '@type': 'Taxon', name: taxonomy.taxonName, taxonRank: taxonomy.species ? 'species' : 'genus' },
    custodian: { '@type': 'Organization', name: institute.fullName, identifier: institute.code },
    ...(countryOfOrigin && {
      locationCreated: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressCountry: countryOfOrigin.code3 },
        ...(geo?.referenced && {
          geo: {
            '@type': 'GeoCoordinates',
            latitude: geo.latitude,
            longitude: geo.longitude,
            elevation: geo.elevation,
          },
        }),
      },
    }),
  };
}
