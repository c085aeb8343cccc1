import { useTranslation } from 'react-i18next';
import type { Publishable } from '@/contract/publication/publication';
import { Moment } from '@/shared/ui/values/Moment';
import { ReviewReason } from '../values/ReviewReason';
import { Note } from './Note';
import styles from './SentBackNote.module.css';

/** What a reviewer said of a draft that was sent back; nothing of any other. */
export default function SentBackNote({ item: { state, sentBack } }: { item: Pick<Publishable, 'state' | 'sentBack'> }) {
  const { t } = useTranslation('publication');
  if (state !== 'DRAFT' || !sentBack) return null;
  const { by, date, reason } = sentBack;
  return (
    <Note as="div" role="note">
      <p className={styles.who}>
        {by ? t('sentBackBy', { name: by }) : t('sentBack')} <Moment iso={date} />
      </p>
      <ReviewReason>{reason}</ReviewReason>
    </Note>
  );
}
