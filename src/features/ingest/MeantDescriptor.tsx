import { useTranslation } from 'react-i18next';
import type { ProposedDescriptor } from '@/contract/dataset/ingest';
import { useDescriptorTitle } from '@/entities/names/use-descriptor-title';
import { Badge } from '@/shared/ui/layout/Badge';
import type { IngestPlan } from './ingest-plan';
import { useChoiceName } from './use-choice-name';

interface Props {
  proposed: ProposedDescriptor;
  /** What the form holds of it. */
  said: IngestPlan['descriptors'][number];
}

/** What the values under a name are observations of, in a few words. */
export function MeantDescriptor({ proposed: { choices }, said }: Props) {
  const { t } = useTranslation('ingest');
  const uuid = said.meaning === 'existing' ? (said.uuid ?? '') : '';
  const choice = choices?.find((each) => each.uuid === uuid);
  const choiceName = useChoiceName();
  const titleOf = useDescriptorTitle(uuid && !choice ? [uuid] : []);
  if (said.meaning === 'ignored') return t('meanings.ignored');
  if (said.meaning === 'made')
    return (
      <>
        <bdi>{[said.title, said.uom].filter(Boolean).join(' · ')}</bdi> <Badge>{t('meanings.made')}</Badge>
      </>
    );
  return <bdi>{choice ? choiceName(choice) : uuid && titleOf(uuid)}</bdi>;
}
