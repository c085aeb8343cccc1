import { rowsWithValue } from '../columns/coded-column';
import { codedText, type Property } from '../filter/property';
import { readNumbers, readStringFilter } from '../filter/read-criterion';
import { stringTest } from '../filter/tests';

const synonyms: Property = (path, value, model) => {
  const asked = readStringFilter(path, value);
  if (!asked) return undefined;
  const test = stringTest(asked);
  return {
    path,
    asked,
    rows: () => rowsWithValue(model.data.taxon, (taxon) => model.namesOf(taxon).synonyms.some(test)),
  };
};

const grinTaxonId: Property = (path, value, model) => {
  const asked = readNumbers(path, value);
  if (asked.length === 0) return undefined;
  const wanted = new Set(asked);
  return {
    path,
    asked,
    rows: () => rowsWithValue(model.data.taxon, (taxon) => wanted.has(model.namesOf(taxon).grin?.id ?? NaN)),
  };
};

/** Accessions by what taxonomists call their taxon. */
export const TAXON_NAME_PROPERTIES = {
  'taxonomy.synonyms': synonyms,
  'taxonomy.grinTaxonomySpecies': codedText(
    (m) => m.data.taxon,
    (taxon, m) => m.namesOf(taxon).grin?.name,
  ),
  'taxonomy.currentTaxonomySpecies': codedText(
    (m) => m.data.taxon,
    (taxon, m) => m.currentName(taxon),
  ),
  'taxonomy.grinTaxonId': grinTaxonId,
} satisfies Record<string, Property>;
