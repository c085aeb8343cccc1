import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AI_EDIT_MAX } from '@/contract/ai/ai';
import type { ContentLanguage } from '@/contract/constants';
import { failure, isFailure, type Failure } from '@/shared/api/failure';
import { sendPastStore } from '@/shared/api/send-past-store';
import { useCancellable } from '@/shared/api/use-cancellable';
import { aiTrouble } from '@/shared/form/ai-trouble';
import { failureText } from '@/shared/form/failure-text';
import { Button } from '@/shared/ui/controls/Button';
import { protectedText } from './protected-text';
import styles from './SuggestTranslation.module.css';

type State = { step: 'idle' | 'busy' | 'lost' } | { step: 'failed'; failure: Failure };

export interface SuggestProps {
  /** What is translated. */
  source: string;
  /** Its language, BCP 47. */
  from: string;
  to: ContentLanguage;
  /** What is written in its place. */
  label: string;
  onTranslated: (text: string) => void;
}

/** Asks the server for a translation of one text; what must survive it is kept back. */
export default function SuggestTranslation({ source, from, to, label, onTranslated }: SuggestProps) {
  const { t } = useTranslation('translate');
  const { t: ofForm } = useTranslation('form');
  const [state, setState] = useState<State>({ step: 'idle' });
  const { run, cancel } = useCancellable();
  const translate = async () => {
    const { sent, hasWords, restored } = protectedText(source);
    if (!hasWords) {
      onTranslated(source);
      return;
    }
    if (sent.length > AI_EDIT_MAX) {
      setState({ step: 'failed', failure: failure(413) });
      return;
    }
    setState({ step: 'busy' });
    const answered = await run(async (signal) => {
      const body = { text: sent, from, to };
      const given: unknown = (await sendPastStore('POST /translate', { body }, { signal, timeout: false })).text;
      if (typeof given !== 'string' || given.length > 10 * AI_EDIT_MAX) throw failure('PARSING');
      return { text: restored(given) };
    });
    if (answered === undefined) setState({ step: 'idle' });
    else if (isFailure(answered)) setState({ step: 'failed', failure: answered });
    else if (answered.text === undefined) setState({ step: 'lost' });
    else {
      setState({ step: 'idle' });
      onTranslated(answered.text);
    }
  };
  const isBusy = state.step === 'busy';
  const wordsOf = (failed: Failure) => {
    const trouble = aiTrouble(failed);
    return trouble ? t(`failed.${trouble}`) : failureText(failed, ofForm);
  };
  const wrong = state.step === 'lost' ? t('failed.lost') : state.step === 'failed' && wordsOf(state.failure);
  return (
    <div className={styles.suggest}>
      {isBusy ? (
        <Button size="small" aria-label={`${t('cancel')}: ${label}`} onClick={cancel}>
          {t('cancel')}
        </Button>
      ) : (
        <Button size="small" aria-label={`${t('suggest')}: ${label}`} onClick={() => void translate()}>
          {t('suggest')}
        </Button>
      )}
      <span role="status">{isBusy && t('busy')}</span>
      {wrong && (
        <p role="alert" className={styles.problem}>
          {wrong}
        </p>
      )}
    </div>
  );
}
