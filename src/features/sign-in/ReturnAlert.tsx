import { useEffect, useRef } from 'react';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { problemText } from './sign-in-problem';
import type { ReturnProblem } from './use-return';

/** Why coming back did not sign in; the ways to begin again are below. */
export function ReturnAlert({ problem }: { problem: ReturnProblem }) {
  const { t } = useTranslation('session');
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Alert ref={text} tabIndex={-1} severity={isOwnWish(problem) ? 'info' : 'error'} sx={{ mb: 2.5 }}>
      {'returned' in problem ? t(`signIn.returned.${problem.returned}`) : problemText(problem, t)}
    </Alert>
  );
}

const isOwnWish = (problem: ReturnProblem) => 'returned' in problem && problem.returned === 'denied';
