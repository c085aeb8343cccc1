import { Button } from '@/shared/ui/controls/Button';
import { DialogActions, DialogContent } from '@/shared/mui/Dialog';
import { LinearProgress } from '@/shared/mui/LinearProgress';
import { useEffect, useId, useRef, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_IDENTIFIER_LENGTH, MAX_IDENTIFIERS } from '@/contract/accession/match';
import { FileButton } from '@/shared/files/FileButton';
import { TABLE_FILES } from '@/shared/files/text-of-file';
import { useTextFile } from '@/shared/files/use-text-file';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { useFormat } from '@/shared/ui/format/use-format';
import { useStableCallback } from '@/shared/ui/controls/use-stable-callback';
import { isInstituteCode } from './institute-code';
import { InstituteField } from './InstituteField';
import type { Paste } from './saved-paste';
import { FormParts } from './match-styles';
import type { Pasted } from './split-identifiers';
import type { MatchState } from './use-match';

const MAX_LINES = 10;

/** What will be sent, and what will not. */
function PastePreview({ id, pasted }: { id: string; pasted: Pasted }) {
  const { t } = useTranslation(['match', 'paste']);
  const { number, list } = useFormat();
  const { identifiers, doubles, tooLong, unread } = pasted;
  const count = identifiers.length;
  const message = [
    t('identifiers', { count, shown: number(count) }),
    ...(doubles > 0 ? [t('doubles', { count: doubles, shown: number(doubles) })] : []),
  ];
  const lines = tooLong.flatMap((one) => one.lines);
  const some = lines.slice(0, MAX_LINES).map((line) => number(line));
  return (
    <div id={id}>
      <p role="status">{list(message)}</p>
      {unread.length > 0 && <p>{t('paste:unread', { names: list([...unread]) })}</p>}
      {count > MAX_IDENTIFIERS && (
        <p role="alert" className="problem">
          {t('tooMany', { shown: number(count), limit: number(MAX_IDENTIFIERS) })}
        </p>
      )}
      {lines.length > 0 && (
        <p role="alert" className="problem">
          {t('tooLong', {
            count: lines.length,
            limit: number(MAX_IDENTIFIER_LENGTH),
            lines: list(lines.length > MAX_LINES ? [...some, '…'] : some),
          })}
        </p>
      )}
    </div>
  );
}

/** A cell as a paste has it: in quotation marks where it would fall apart. */
function pastedCell(value: string): string {
  const text = value.replace(/[\t\r\n]+/g, ' ');
  return /[,;|"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

interface Props {
  paste: Paste;
  pasted: Pasted;
  /** What was typed last is not taken apart yet. */
  behind: boolean;
  state: Exclude<MatchState, { step: 'done' }>;
  onChange: (paste: Paste) => void;
  onStart: () => void;
  onRetry: () => void;
  onCancel: () => void;
  onClose: () => void;
}

/** One box for everything, and what is found in it before it is sent. */
export function PasteForm(props: Props) {
  const { paste, pasted, behind, state, onChange, onStart, onRetry, onCancel, onClose } = props;
  const { t } = useTranslation('match');
  const { number } = useFormat();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  const setText = (text: string) => onChange({ ...paste, text });
  // A file is read while somebody may go on typing: what is there by then stays.
  const add = useStableCallback((text: string) => setText([paste.text.trimEnd(), text].filter(Boolean).join('\n')));
  const told = (name: string) => t('fileAdded', { name });
  const { said, read } = useTextFile({ kinds: TABLE_FILES, take: add, told, cellText: pastedCell });
  const count = pasted.identifiers.length;
  const running = state.step === 'running';
  const ready = !behind && count > 0 && count <= MAX_IDENTIFIERS && isInstituteCode(paste.institute);
  const drop = (event: DragEvent) => {
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    event.preventDefault();
    void read(files);
  };
  return (
    <>
      <DialogContent dividers>
        <FormParts>
          <p id={`${id}-intro`}>{t('intro')}</p>
          <label htmlFor={`${id}-paste`}>{t('paste')}</label>
          <textarea
            id={`${id}-paste`}
            ref={box}
            rows={12}
            // Numbers are Latin; finding the direction of ten thousand lines takes a browser half a second.
            dir="ltr"
            spellCheck={false}
            autoComplete="off"
            readOnly={running}
            value={paste.text}
            aria-describedby={`${id}-intro ${id}-preview`}
            onChange={(event) => setText(event.target.value)}
            onDrop={drop}
          />
          <PastePreview id={`${id}-preview`} pasted={pasted} />
          <div className="beside">
            <FileButton
              label={t('file')}
              accept={TABLE_FILES.accept.join(',')}
              disabled={running}
              onFiles={(files) => void read(files)}
            >
              {t('file')}
            </FileButton>
            <span
              role={said?.wrong ? 'alert' : 'status'}
              className={said ? (said.wrong ? 'problem' : undefined) : 'drop'}
            >
              {said?.text ?? t('dropHere')}
            </span>
          </div>
          <InstituteField
            value={paste.institute}
            disabled={running}
            onChange={(institute) => onChange({ ...paste, institute })}
          />
          {state.step === 'failed' && <FailureOutcome failure={state.failure} retry={onRetry} />}
        </FormParts>
      </DialogContent>
      {running && (
        <FormParts role="status" className="progress">
          <LinearProgress
            variant="determinate"
            value={(100 * state.done) / state.total}
            aria-label={t('progress', { done: number(state.done), total: number(state.total) })}
          />
          {t('progress', { done: number(state.done), total: number(state.total) })}
        </FormParts>
      )}
      <DialogActions>
        <Button
          disabled={running || paste.text === ''}
          onClick={() => setText('')}
          style={{ marginInline: '-8px auto' }}
        >
          {t('actions.empty')}
        </Button>
        <Button onClick={running ? onCancel : onClose}>{t(running ? 'actions.cancel' : 'actions.close')}</Button>
        <Button variant="contained" disabled={running || !ready} onClick={onStart}>
          {t('actions.start')}
        </Button>
      </DialogActions>
    </>
  );
}
