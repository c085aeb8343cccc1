import { useTranslation } from 'react-i18next';
import type { Failure } from '@/shared/api/failure';
import { Alert } from '@/shared/mui/Alert';
import { failureText } from './failure-text';

const OWN_WORDS = {
  413: 'ai.tooLong',
  500: 'ai.noResponse',
  502: 'ai.unavailable',
  503: 'ai.unavailable',
  504: 'ai.tookTooLong',
  PARSING: 'ai.noResponse',
} as const;

const hasOwnWords = (status: Failure['status']): status is keyof typeof OWN_WORDS => Object.hasOwn(OWN_WORDS, status);

/** Why the AI service did not answer: what happened, and what to do. */
export function AiFailed({ failure }: { failure: Failure }) {
  const { t } = useTranslation('form');
  const { status } = failure;
  return <Alert severity="error">{hasOwnWords(status) ? t(OWN_WORDS[status]) : failureText(failure, t)}</Alert>;
}
