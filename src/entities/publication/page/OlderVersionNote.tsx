import { Trans } from 'react-i18next';
import type { Publishable, Version } from '@/contract/publication/publication';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { Note } from './Note';

interface Props {
  item: Publishable;
  /** Undefined until they are known. */
  versions: readonly Version[] | undefined;
  /** The address of a version's page. */
  to: (uuid: string) => string;
}

/** Leads from an older version to the current one. */
export function OlderVersionNote({ item, versions, to }: Props) {
  const current = versions?.find((version) => version.current);
  if (item.current || !current || current.uuid === item.uuid) return null;
  return (
    <Note role="note">
      <Trans
        ns="publication"
        i18nKey="older"
        values={{ version: current.versionTag }}
        components={{ to: <RouteLink underline="always" to={to(current.uuid)} /> }}
      />
    </Note>
  );
}
