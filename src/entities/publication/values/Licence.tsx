import { ExternalLink } from '@/shared/ui/values/ExternalLink';
import { LICENCES, licenceUrl } from './licences';

/** A licence by its name, or in short by its identifier, leading to its words; what is not known stands as it was written. */
export function Licence({ rights, short }: { rights: string; short?: boolean }) {
  const url = licenceUrl(rights);
  const name = short ? undefined : LICENCES[rights]?.name;
  if (!url) return <bdi>{rights}</bdi>;
  return (
    <>
      <ExternalLink url={url}>{name ?? rights}</ExternalLink>
      {name && ` (${rights})`}
    </>
  );
}
