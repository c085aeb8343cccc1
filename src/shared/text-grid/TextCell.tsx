import { memo, useId, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentLanguage } from '@/contract/constants';
import { Button } from '@/shared/ui/controls/Button';
import { Badge } from '@/shared/ui/layout/Badge';
import { inLanguage } from '@/shared/ui/text/in-language';
import type { GridItem, GridText, TypedCell } from './grid-text';
import { CellTranslation } from './CellTranslation';
import styles from './TextGrid.module.css';

interface Props {
  item: GridItem;
  text: GridText;
  /** That is written. */
  language: ContentLanguage;
  languageName: string;
  cell: TypedCell | undefined;
  /** Whether a translation can be suggested. */
  translates: boolean;
  onType: (key: string, text: GridText, typed: string) => void;
  onSuggested: (key: string, text: GridText, translated: string) => void;
  onLeave: (key: string, text: GridText) => void;
  /** A person says that it is right. */
  onAccept: (key: string, text: GridText) => void;
  onGiveBack: (key: string, text: GridText) => void;
  onKeep: (key: string, text: GridText) => void;
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>, key: string, text: GridText) => void;
}

/** Focuses the cell so many places on; false where there is none. */
function moveFrom(cell: HTMLTextAreaElement, step: number): boolean {
  const all = [...(cell.closest('table')?.querySelectorAll('textarea') ?? [])];
  const next = all[all.indexOf(cell) + step];
  next?.focus();
  next?.setSelectionRange(next.value.length, next.value.length);
  return next !== undefined;
}

/** In a long text the arrows go from line to line first, and Enter begins one. */
function stepOf({ key, shiftKey, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>, long: boolean) {
  const { selectionStart, selectionEnd, value } = currentTarget;
  if (key === 'ArrowUp' && !shiftKey) return !long || selectionEnd === 0 ? -1 : 0;
  if (key === 'ArrowDown' && !shiftKey) return !long || selectionStart === value.length ? 1 : 0;
  if (key !== 'Enter' || (long && !ctrlKey && !metaKey)) return 0;
  return shiftKey ? -1 : 1;
}

/** A text as it is typed in place, and all that is to be said of it. */
export const TextCell = memo(function TextCell(props: Props) {
  const { item, text, language, languageName, cell, onType, onLeave, onGiveBack, onKeep, onPaste } = props;
  const { translates, onSuggested, onAccept } = props;
  const { t } = useTranslation('text-grid');
  const id = useId();
  const { key } = item;
  const name = `${item.title}, ${text.label} (${languageName})`;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter ends the word of an input method first.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && cell) {
      event.preventDefault();
      onGiveBack(key, text);
    }
    const step = stepOf(event, text.long);
    if (step === 0) return;
    event.preventDefault();
    if (event.key === 'Enter' && cell?.machine) onAccept(key, text);
    if (!moveFrom(event.currentTarget, step)) onLeave(key, text);
  };
  return (
    <td className={styles.cell}>
      <textarea
        rows={1}
        {...inLanguage(language)}
        aria-label={name}
        aria-describedby={id}
        aria-invalid={cell?.problem !== undefined}
        value={cell?.typed ?? text.text}
        onChange={(event) => onType(key, text, event.target.value)}
        onBlur={() => onLeave(key, text)}
        onKeyDown={onKeyDown}
        onPaste={(event) => onPaste(event, key, text)}
      />
      <div id={id} className={styles.said}>
        <Badge data-state={text.state}>{cell?.saving ? t('saving') : t(`states.${text.state}`)}</Badge>
        {cell?.problem && (
          <span role="alert" className={styles.problem}>
            {cell.problem}
          </span>
        )}
        {cell?.problem && text.text !== '' && (
          <span>
            {t('kept')} <bdi {...inLanguage(language)}>{text.text}</bdi>
          </span>
        )}
        {text.was !== undefined && (
          <span>
            {t('was')} <bdi lang={item.language || undefined}>{text.was}</bdi>
          </span>
        )}
      </div>
      {translates && text.source !== '' && (
        <CellTranslation {...{ item, text, language, cell, name, onSuggested, onAccept, onGiveBack }} />
      )}
      {cell?.problem && (
        <Button size="small" aria-label={`${t('retry')}: ${name}`} onClick={() => onLeave(key, text)}>
          {t('retry')}
        </Button>
      )}
      {text.was !== undefined && !cell && (
        <Button size="small" aria-label={`${t('keep')}: ${name}`} onClick={() => onKeep(key, text)}>
          {t('keep')}
        </Button>
      )}
    </td>
  );
});
