import { useTranslation } from 'react-i18next';
import type { Failure } from '@/shared/api/failure';
import { Alert } from '@/shared/mui/Alert';
import { aiTrouble } from './ai-trouble';
import { failureText } from './failure-text';

/** Why the AI service did not answer: what happened, and what to do. */
export function AiFailed({ failure }: { failure: Failure }) {
  const { t } = useTranslation('form');
  const trouble = aiTrouble(failure);
  return <Alert severity="error">{trouble ? t(`ai.${trouble}`) : failureText(failure, t)}</Alert>;
}
