import type { Taxon } from '@/contract/taxonomy';
import { ExternalLink } from '@/shared/ui/ExternalLink';
import { Missing } from '@/shared/ui/Missing';
import { ScientificName } from './ScientificName';

const PAGE = 'https://npgsweb.ars-grin.gov/gringlobal/taxon/taxonomydetail?id=';

/** The name in GRIN taxonomy, leading to its page there. */
export function GrinName({ taxon: { grinName, grinTaxonId } }: { taxon: Taxon }) {
  if (!grinName) return <Missing />;
  const name = <ScientificName name={grinName} />;
  return typeof grinTaxonId === 'number' ? <ExternalLink url={`${PAGE}${grinTaxonId}`}>{name}</ExternalLink> : name;
}
