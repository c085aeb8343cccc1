import type { DatasetDetails, DatasetLocation } from '@/contract/dataset/dataset';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import { licenceUrl } from '@/entities/publication/values/licences';
import { call } from '@/shared/api/call';
import { serverAddress } from '@/shared/api/server-address';

const isoDate = (date: string | null | undefined) => {
  const [, year, month, day] = /^(\d{4})(\d\d)?(\d\d)?$/.exec(date ?? '') ?? [];
  const known = (part: string | undefined) => (part && part !== '00' ? part : undefined);
  return [year, known(month), known(month) && known(day)].filter(Boolean).join('-');
};

const placeOf = ({ verbatimLocality, countryCode3, decimalLatitude, decimalLongitude }: DatasetLocation) => ({
  '@type': 'Place',
  ...(verbatimLocality && { name: verbatimLocality }),
  ...(countryCode3 && { address: { '@type': 'PostalAddress', addressCountry: countryCode3 } }),
  ...(typeof decimalLatitude === 'number' &&
    typeof decimalLongitude === 'number' && {
      geo: { '@type': 'GeoCoordinates', latitude: decimalLatitude, longitude: decimalLongitude },
    }),
});

/** The page for machines, by the Bioschemas profile Dataset: https://bioschemas.org/profiles/Dataset/1.0-RELEASE */
export function jsonLdOf(
  dataset: DatasetDetails,
  descriptors: readonly Descriptor[],
  address: string,
  portal: string,
): object {
  const { uuid, doi, title, description, crops, owner, creators, rights, versionTag, language } = dataset;
  const { createdDate, lastModifiedDate, startDate, endDate, locations, files, citation, state } = dataset;
  const span = [isoDate(startDate), isoDate(endDate)];
  return {
    '@context': ['https://schema.org', { dct: 'http://purl.org/dc/terms/' }],
    '@type': 'Dataset',
    'dct:conformsTo': { '@id': 'https://bioschemas.org/profiles/Dataset/1.0-RELEASE', '@type': 'CreativeWork' },
    '@id': doi ? `https://doi.org/${doi}` : address,
    identifier: [uuid, doi].filter(Boolean),
    name: title,
    description: description || title,
    url: address,
    version: versionTag,
    keywords: crops,
    creativeWorkStatus: state,
    isAccessibleForFree: true,
    includedInDataCatalog: { '@type': 'DataCatalog', name: portal, url: new URL('.', address).href.replace(/\/$/, '') },
    ...(language && { inLanguage: language }),
    ...(rights && { license: licenceUrl(rights) ?? rights }),
    ...(citation && { citation }),
    ...(createdDate && { dateCreated: createdDate }),
    ...(lastModifiedDate && { dateModified: lastModifiedDate }),
    ...(span.some(Boolean) && { temporalCoverage: span.map((day) => day || '..').join('/') }),
    ...(locations.length > 0 && { spatialCoverage: locations.map(placeOf) }),
    ...(creators.length > 0 && {
      creator: creators.map(({ fullName, institutionalAffiliation }) => ({
        '@type': 'Person',
        name: fullName,
        ...(institutionalAffiliation && {
          affiliation: { '@type': 'Organization', name: institutionalAffiliation },
        }),
      })),
    }),
    ...(owner && { publisher: { '@type': 'Organization', name: owner.name } }),
    ...(descriptors.length > 0 && {
      variableMeasured: descriptors.map((descriptor) => ({
        '@type': 'PropertyValue',
        name: descriptor.title,
        propertyID: descriptor.uuid,
        ...(descriptor.uom && { unitText: descriptor.uom }),
      })),
    }),
    ...(files.length > 0 && {
      distribution: files.map(({ name, contentType, size }) => ({
        '@type': 'DataDownload',
        name,
        encodingFormat: contentType,
        contentSize: `${size} B`,
        contentUrl: serverAddress(call('GET /dataset/:uuid/files/:name', { params: { uuid, name } }).path),
      })),
    }),
  };
}
