import type { ReactNode } from 'react';
import type { Accession } from '@/contract/accession/accession';
import { CropName } from '@/entities/names/CropName';
import { GrinName } from './GrinName';
import { ScientificName } from './ScientificName';
import { doiHref, href } from '@/routes/href';
import type { DetailField, DetailSection } from '@/shared/detail/definition';
import { ExternalLink } from '@/shared/ui/values/ExternalLink';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { Aliases, Collectors, Coordinates, Institutes, NamedInstitute, Networks, Subsets } from './detail-values';
import { Answer, Coded, Country, Metres, PassportDate } from '../catalogue/cells';
import { TaxonName } from '../catalogue/TaxonName';

type Field = DetailField<Accession>;

/** A field that is drawn only where there is a value: `false` and `0` are values. */
const field = <V,>(
  name: string,
  value: (a: Accession) => V | null | undefined,
  draw: (value: V) => ReactNode,
): Field => ({
  name,
  value: (accession) => {
    const given = value(accession);
    return given === null || given === undefined ? null : draw(given);
  },
});

type Get<V> = (accession: Accession) => V | null | undefined;
const plain = (name: string, value: Get<string>) => field(name, value, (text) => text);
const date = (name: string, value: Get<string>) => field(name, value, (text) => text && <PassportDate date={text} />);
const answer = (name: string, value: Get<boolean>) => field(name, value, (given) => <Answer value={given} />);
const metres = (name: string, value: Get<number>) => field(name, value, (length) => <Metres value={length} />);
/** The names of coded values stand under the last part of the field's name. */
const coded = (name: string, value: Get<number | string>) =>
  field(name, value, (code) => <Coded field={name.split('.').at(-1) ?? name} value={code} />);

/** The page of an accession, field by field in the order of the Multi-Crop Passport Descriptors. */
export const accessionSections: readonly DetailSection<Accession>[] = [
  {
    name: 'identification',
    fields: [
      plain('accessionNumber', (a) => a.accessionNumber),
      plain('accessionName', (a) => a.accessionName),
      { name: 'doi', value: ({ doi }) => doi && <RouteLink to={doiHref(doi) ?? ''}>{doi}</RouteLink> },
      { name: 'aliases', value: ({ aliases }) => (aliases?.length ? <Aliases aliases={aliases} /> : null) },
      date('acquisitionDate', (a) => a.acquisitionDate),
      { name: 'acceUrl', value: ({ acceUrl }) => acceUrl && <ExternalLink url={acceUrl} /> },
    ],
  },
  {
    name: 'institute',
    fields: [
      {
        name: 'institute.code',
        value: ({ institute }) => <NamedInstitute code={institute.code} name={institute.fullName} />,
      },
      {
        name: 'institute.country.code3',
        value: ({ institute: { countryCode3 } }) =>
          countryCode3 && (
            <RouteLink to={href('country', { isoCode: countryCode3 })}>
              <Country code3={countryCode3} />
            </RouteLink>
          ),
      },
      plain('institute.owner', (a) => a.institute.owner),
      {
        name: 'networks',
        value: ({ institute: { networks } }) => (networks?.length ? <Networks shortNames={networks} /> : null),
      },
      plain('collection', (a) => a.collection),
      coded('curationType', (a) => a.curationType),
    ],
  },
  {
    name: 'taxonomy',
    fields: [
      { name: 'taxonomy.taxonName', value: ({ taxonomy }) => <TaxonName taxonomy={taxonomy} /> },
      {
        name: 'taxonomy.genus',
        value: ({ taxonomy: { genus } }) => (
          <RouteLink to={href('genus', { genus })}>
            <i lang="la">{genus}</i>
          </RouteLink>
        ),
      },
      { name: 'taxonomy.species', value: ({ taxonomy }) => taxonomy.species && <i lang="la">{taxonomy.species}</i> },
      plain('taxonomy.spAuthor', (a) => a.taxonomy.spAuthor),
      plain('taxonomy.subtaxa', (a) => a.taxonomy.subtaxa),
      plain('taxonomy.subtAuthor', (a) => a.taxonomy.subtAuthor),
      plain('taxonomy.family', (a) => a.taxonomy.family),
      field(
        'taxonomy.grinTaxonomySpecies',
        (a) => a.taxonomy.grinTaxonomySpecies,
        ({ name, id }) => <GrinName name={name} id={id} />,
      ),
      // An identifier: written without separators.
      field('taxonomy.grinTaxonId', (a) => a.taxonomy.grinTaxonomySpecies?.id, String),
      field(
        'taxonomy.currentTaxonomySpecies',
        (a) => a.taxonomy.currentTaxonomySpecies,
        ({ name }) => <ScientificName name={name} />,
      ),
      {
        name: 'taxonomy.synonyms',
        value: ({ taxonomy }) =>
          taxonomy.synonyms?.map((name) => (
            <div key={name}>
              <ScientificName name={name} />
            </div>
          )),
      },
      {
        name: 'crop',
        value: ({ crop }) =>
          crop && (
            <RouteLink to={href('crop', { shortName: crop.shortName })}>
              <CropName {...crop} />
            </RouteLink>
          ),
      },
      plain('cropName', (a) => a.cropName),
    ],
  },
  {
    name: 'origin',
    fields: [
      {
        name: 'countryOfOrigin.code3',
        value: ({ countryOfOrigin: from }) =>
          from && (
            <RouteLink to={href('country', { isoCode: from.code3 })}>
              <Country code3={from.code3} />
            </RouteLink>
          ),
      },
      plain('coll.collSite', (a) => a.coll?.collSite),
      { name: 'geo.coordinates', value: ({ geo }) => geo?.referenced && <Coordinates geo={geo} /> },
      metres('geo.uncertainty', (a) => a.geo?.uncertainty),
      plain('geo.datum', (a) => a.geo?.datum),
      plain('geo.method', (a) => a.geo?.method),
      metres('geo.elevation', (a) => a.geo?.elevation),
      date('coll.collDate', (a) => a.coll?.collDate),
      plain('coll.collNumb', (a) => a.coll?.collNumb),
      plain('coll.collMissId', (a) => a.coll?.collMissId),
      coded('coll.collSrc', (a) => a.coll?.collSrc),
      {
        name: 'coll.collectors',
        value: ({ coll }) => (coll?.collCode?.length || coll?.collName?.length ? <Collectors coll={coll} /> : null),
      },
    ],
  },
  {
    name: 'history',
    fields: [
      { name: 'donorCode', value: ({ donorCode }) => donorCode && <Institutes codes={[donorCode]} /> },
      plain('donorName', (a) => a.donorName),
      plain('donorNumb', (a) => a.donorNumb),
      {
        name: 'breederCode',
        value: ({ breederCode }) => (breederCode?.length ? <Institutes codes={breederCode} /> : null),
      },
      plain('breederName', (a) => a.breederName?.join('; ')),
      plain('ancest', (a) => a.ancest),
    ],
  },
  {
    name: 'storage',
    fields: [
      coded('sampStat', (a) => a.sampStat),
      { name: 'storage', value: ({ storage }) => (storage?.length ? <Coded field="storage" value={storage} /> : null) },
      { name: 'duplSite', value: ({ duplSite }) => (duplSite?.length ? <Institutes codes={duplSite} /> : null) },
      answer('sgsv', (a) => a.inSvalbard),
      answer('available', (a) => a.available),
      answer('mlsStatus', (a) => a.mlsStatus),
      answer('inTrust', (a) => a.inTrust),
      answer('aegis', (a) => a.aegis),
      answer('historic', (a) => a.historic),
      answer('images', ({ images }) => (typeof images === 'number' ? images > 0 : images)),
    ],
  },
  {
    name: 'subsets',
    fields: [
      {
        name: 'subsets',
        value: ({ subsets }) => subsets && subsets.length > 0 && <Subsets subsets={subsets} />,
      },
    ],
  },
  {
    name: 'remarks',
    fields: [
      {
        name: 'remarks',
        value: ({ remarks }) =>
          remarks?.map(({ remark }) => (
            <p key={remark} dir="auto">
              {remark}
            </p>
          )),
      },
    ],
  },
];
