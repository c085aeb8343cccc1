import { useTranslation } from 'react-i18next';
import type { DeclineReason } from '@/contract/request/request-answer';

/** Why an accession is not sent: as the list calls it, in the genebank's own words, or both. */
export function ReasonText({ reason: { code, text } }: { reason: DeclineReason }) {
  const { t } = useTranslation('requests');
  const named = code !== 'other' || text === null;
  return (
    <>
      {named && t(`reasons.${code}`)}
      {named && text !== null && ' – '}
      {text !== null && <bdi>{text}</bdi>}
    </>
  );
}
