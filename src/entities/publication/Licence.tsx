import { ExternalLink } from '@/shared/ui/ExternalLink';
import { LICENCES, licenceUrl } from './licences';

/** A licence by its name, leading to its words; what is no licence known here stands as it was written. */
export function Licence({ rights }: { rights: string }) {
  const url = licenceUrl(rights);
  const name = LICENCES[rights]?.name;
  if (!url) return <bdi>{rights}</bdi>;
  return (
    <>
      <ExternalLink url={url}>{name ?? rights}</ExternalLink>
      {name && ` (${rights})`}
    </>
  );
}
