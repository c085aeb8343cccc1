import type { Accession } from '@/contract/accession/accession';
import { bioValues } from '../../climate/bio';
import { emptyNormals, writeNormals } from '../../climate/model';
import { siteOf } from '../../climate/site';
import { valueAt } from '../columns/coded-column';
import type { Model } from '../model';
import { accessionOf, subsetsOf } from './accession-of';

/** A row with what only its own page tells: subsets, names of its taxon, climate of its place, networks of its holder. */
export function detailOf(model: Model, row: number): Accession {
  const accession = accessionOf(model, row);
  const { institute, taxonomy, geo } = accession;
  const taxon = valueAt(model.data.taxon, row);
  const current = taxon && model.currentName(taxon);
  return {
    ...accession,
    institute: { ...institute, networks: [...model.institute(institute.code).networks] },
    taxonomy: {
      ...taxonomy,
      currentTaxonomySpecies: current === undefined ? null : { name: current },
      synonyms: taxon ? [...model.namesOf(taxon).synonyms] : [],
    },
    geo: geo && { ...geo, climate: climateOf(geo) },
    subsets: subsetsOf(model, row),
  };
}

/** As the filter compares it. */
function climateOf({ latitude, longitude, elevation }: NonNullable<Accession['geo']>) {
  if (latitude === null || longitude === null) return null;
  const normals = emptyNormals();
  writeNormals(siteOf(latitude, longitude, elevation ?? NaN), normals);
  return bioValues(normals);
}
