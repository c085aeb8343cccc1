import { ExternalLink } from '@/shared/ui/values/ExternalLink';
import { ScientificName } from './ScientificName';

const PAGE = 'https://npgsweb.ars-grin.gov/gringlobal/taxon/taxonomydetail?id=';

/** A name in GRIN taxonomy, leading to its page there. */
export function GrinName({ name, id }: { name: string; id: number | null | undefined }) {
  const shown = <ScientificName name={name} />;
  return typeof id === 'number' ? <ExternalLink url={`${PAGE}${id}`}>{shown}</ExternalLink> : shown;
}
