import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProposedDescriptor } from '@/contract/dataset/ingest';
import { Badge } from '@/shared/ui/layout/Badge';
import { useFormat } from '@/shared/ui/format/use-format';
import { DescriptorFields } from './DescriptorFields';
import type { IngestPlan } from './ingest-plan';
import { MeantDescriptor } from './MeantDescriptor';
import styles from './DescriptorRow.module.css';

interface Props {
  proposed: ProposedDescriptor;
  /** Its place in the form. */
  place: number;
  /** What the form holds of it. */
  said: IngestPlan['descriptors'][number];
  isWrong: boolean;
}

/**
 * What the values of one name in rows are observations of. Its fields are there when it is opened, or when one of them is
 * wrong. Sheets have hundreds: those that a change leaves alone are not drawn again.
 */
export const DescriptorRow = memo(function DescriptorRow({ proposed, place, said, isWrong }: Props) {
  const { t } = useTranslation('ingest');
  const { number } = useFormat();
  const { name, certainty, reason, count, choices } = proposed;
  const [isOpen, setOpen] = useState(certainty === 'asked');
  const shown = isOpen || isWrong;
  return (
    <details className={styles.part} open={shown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        – <MeantDescriptor proposed={proposed} said={said} /> <Badge>{t(`certainties.${certainty}`)}</Badge>{' '}
        {t(`reasons.${reason}`)} {t('values', { count, shown: number(count) })}
      </summary>
      {shown && (
        <div role="group" aria-label={name}>
          <DescriptorFields choices={choices} place={place} said={said.meaning} />
        </div>
      )}
    </details>
  );
});
