import { TaxonName } from '../catalogue/TaxonName';
import { partsOfName } from './scientific-name';

/** A whole name out of a taxonomy: genus and epithets in italics, ranks and authors upright. */
export function ScientificName({ name }: { name: string }) {
  return <TaxonName taxonomy={partsOfName(name)} />;
}
