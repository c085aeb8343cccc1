import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { AI_EDIT_MAX, EDIT_ACTIONS, type EditAction } from '@/contract/ai/ai';
import { failure, isFailure, type Failure } from '@/shared/api/failure';
import { sendPastStore } from '@/shared/api/send-past-store';
import { aiHost } from '@/shared/api/server-address';
import { useCancellable } from '@/shared/api/use-cancellable';
import { LinearProgress } from '@/shared/mui/LinearProgress';
import { Button } from '@/shared/ui/controls/Button';
import { DialogBox } from '@/shared/ui/dialogs/DialogBox';
import { useFormat } from '@/shared/ui/format/use-format';
import { inLanguage } from '@/shared/ui/text/in-language';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { AiFailed } from '../AiFailed';
import { writeInto } from '../markdown/write-into';
import { Difference } from './Difference';
import styles from './TextAssistant.module.css';

type State =
  | { step: 'choosing' }
  | { step: 'thinking' }
  | { step: 'suggested'; text: string }
  | { step: 'failed'; failure: Failure };

interface Props {
  input: RefObject<HTMLTextAreaElement | null>;
  /** Of the text. */
  language: string | undefined;
  onClose: () => void;
}

/** Another wording of a text, shown as what would change; nothing changes before it is accepted. */
export default function TextAssistant({ input, language, onClose }: Props) {
  const { t } = useTranslation('assist');
  const { number } = useFormat();
  const isolated = useIsolated();
  // The dialog lies over the text: nobody changes it meanwhile.
  const [text] = useState(() => input.current?.value ?? '');
  const [state, setState] = useState<State>({ step: 'choosing' });
  const { run, cancel } = useCancellable();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state.step === 'suggested') heading.current?.focus();
  }, [state.step]);
  const tooLong = text.length > AI_EDIT_MAX;

  const ask = async (action: EditAction) => {
    setState({ step: 'thinking' });
    const answered = await run(async (signal) => {
      const body = { text, action, ...(language && { language }) };
      const given: unknown = (await sendPastStore('POST /ai/edit', { body }, { signal, timeout: false })).text;
      if (typeof given !== 'string' || given.length > 2 * AI_EDIT_MAX) throw failure('PARSING');
      return given;
    });
    if (answered === undefined) setState({ step: 'choosing' });
    else setState(isFailure(answered) ? { step: 'failed', failure: answered } : { step: 'suggested', text: answered });
  };
  const accept = (suggested: string) => {
    // An open dialog would take the focus back from the text.
    flushSync(onClose);
    if (input.current)
      writeInto(input.current, () => ({
        text: suggested,
        from: 0,
        to: text.length,
        select: [suggested.length, suggested.length],
      }));
  };
  const differs = state.step === 'suggested' && state.text !== text;
  return (
    <DialogBox
      wide
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          {state.step === 'thinking' && <Button onClick={cancel}>{t('cancel')}</Button>}
          {differs ? (
            <>
              <Button onClick={onClose}>{t('discard')}</Button>
              <Button variant="contained" onClick={() => accept(state.text)}>
                {t('accept')}
              </Button>
            </>
          ) : (
            <Button onClick={onClose}>{t('close')}</Button>
          )}
        </>
      }
    >
      <p>{t('sent', { host: isolated(aiHost() ?? '') })}</p>
      {tooLong && (
        <p role="alert" className={styles.problem}>
          {t('tooLong', { shown: number(text.length), most: number(AI_EDIT_MAX) })}
        </p>
      )}
      <div role="group" aria-label={t('actions.label')} className={styles.actions}>
        {EDIT_ACTIONS.map((action) => (
          <Button
            key={action}
            variant="outlined"
            disabled={tooLong || state.step === 'thinking'}
            onClick={() => void ask(action)}
          >
            {t(`actions.${action}`)}
          </Button>
        ))}
      </div>
      <div role="status" className={styles.status}>
        {state.step === 'thinking' && (
          <>
            {t('thinking')}
            <LinearProgress aria-label={t('thinking')} />
          </>
        )}
        {state.step === 'suggested' && !differs && t('same')}
      </div>
      {state.step === 'failed' && <AiFailed failure={state.failure} />}
      {differs && (
        <section>
          <h3 ref={heading} tabIndex={-1}>
            {t('suggestion')}
          </h3>
          <div {...(language ? inLanguage(language) : { dir: 'auto' })}>
            <Difference before={text} after={state.text} />
          </div>
        </section>
      )}
    </DialogBox>
  );
}
