import { useId, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { AI_MESSAGE_MAX } from '@/contract/ai/ai';
import type { Failure } from '@/shared/api/failure';
import { AiFailed } from '@/shared/form/AiFailed';
import { LinearProgress } from '@/shared/mui/LinearProgress';
import { TextField } from '@/shared/mui/TextField';
import { Button } from '@/shared/ui/controls/Button';
import { useFormat } from '@/shared/ui/format/use-format';
import styles from './AskBody.module.css';

/** Questions of the kind that is understood, to begin with. */
const EXAMPLES = ['landraces', 'collected', 'available'] as const;
/** From here on it is told how much room is left. */
const NEARLY_FULL = 0.8 * AI_MESSAGE_MAX;

interface Props {
  box: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  /** Nothing was asked yet: examples help. */
  first: boolean;
  thinking: boolean;
  failure: Failure | undefined;
  onType: (typed: string) => void;
  onSend: () => void;
  onCancel: () => void;
}

/** The box for a question. What stands in it stays until it is answered. */
export function AskForm({ box, draft, first, thinking, failure, onType, onSend, onCancel }: Props) {
  const { t } = useTranslation(['ask', 'form']);
  const { number } = useFormat();
  const id = useId();
  const { length } = draft.trim();
  const tooLong = length > AI_MESSAGE_MAX;
  const most = number(AI_MESSAGE_MAX);
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the composing of a syllable is none.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  const begin = (example: string) => {
    onType(example);
    box.current?.focus();
  };
  const used = length > NEARLY_FULL ? t('input.used', { shown: number(length), most }) : '';
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {first && (
        <>
          <p>{t('understands')}</p>
          <div className={styles.examples} role="group" aria-labelledby={`${id}-examples`}>
            <span id={`${id}-examples`}>{t('examples.title')}</span>
            {EXAMPLES.map((name) => (
              <Button key={name} variant="outlined" size="small" onClick={() => begin(t(`examples.${name}`))}>
                {t(`examples.${name}`)}
              </Button>
            ))}
          </div>
        </>
      )}
      {failure && <AiFailed failure={failure} />}
      <TextField
        fullWidth
        multiline
        minRows={2}
        maxRows={10}
        id={`${id}-question`}
        label={t('input.label')}
        value={draft}
        inputRef={box}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        error={tooLong}
        helperText={tooLong ? `${t('form:ai.tooLong')} ${used}` : used || t('input.help', { most })}
        slotProps={{
          htmlInput: { dir: 'auto', readOnly: thinking, autoComplete: 'off' },
          formHelperText: tooLong ? { role: 'alert' } : {},
        }}
      />
      <div role="status" className={styles.quiet}>
        {thinking && (
          <>
            {t('thinking')}
            <LinearProgress aria-label={t('thinking')} />
          </>
        )}
      </div>
      <div className={styles.buttons}>
        {thinking ? (
          <Button key="cancel" variant="outlined" onClick={onCancel}>
            {t('cancel')}
          </Button>
        ) : (
          <Button key="send" variant="contained" type="submit" disabled={length === 0 || tooLong}>
            {t('input.send')}
          </Button>
        )}
      </div>
    </form>
  );
}
