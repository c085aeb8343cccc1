import {
  Suspense,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { clsx } from 'clsx';
import { Tab, Tabs } from '@/shared/mui/apart/Tabs';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { useStableCallback } from '@/shared/ui/controls/use-stable-callback';
import { LongText } from '@/shared/ui/markdown/LongText';
import { Markdown } from '@/shared/ui/markdown/Markdown';
import { pictureInMarkdown } from '@/shared/ui/markdown/picture-in-markdown';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { inLanguage } from '@/shared/ui/text/in-language';
import type { DrawnField, MarkdownField } from './field-definition';
import { AS_WRITTEN } from '../TextInput';
import { useLengthHelp } from './text-inputs';
import { AssistButton } from '../assistant/AssistButton';
import type AddPictureType from '../markdown/AddPicture';
import { MarkdownToolbar } from '../markdown/MarkdownToolbar';
import { markdownTools, toolOf, type MarkdownTool } from '../markdown/markdown-tools';
import { pictureFault } from '../markdown/picture-fault';
import { useWiderThan } from '../markdown/use-wider-than';
import { writeInto } from '../markdown/write-into';
import { TextInput, type TextInputProps } from '../TextInput';
import styles from './MarkdownInput.module.css';

const VIEWS = ['write', 'preview'] as const;
/** Pixels in which the text and what becomes of it stand beside each other. */
const BESIDE = 720;

const AddPicture = lazyPart<typeof AddPictureType>(() => import('../markdown/AddPicture'));

const takesNone = () => undefined;
const picturesIn = ({ files }: DataTransfer): File[] => [...files].filter(({ type }) => type.startsWith('image/'));

/** A text in Markdown, written and seen as it will be read. */
export default function MarkdownInput({
  field,
  name,
  label,
  help,
  required,
  onType,
}: DrawnField<MarkdownField> & Pick<TextInputProps, 'onType'>) {
  const { t } = useTranslation('fields');
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const beside = useWiderThan(BESIDE, root);
  const [view, setView] = useState<(typeof VIEWS)[number]>('write');
  const [{ value }] = useField<string | null>(name);
  // Who types never waits for what is drawn of it.
  const text = useDeferredValue(value ?? '');
  const helperText = useLengthHelp(name, help ?? t('markdown.help'), field.max);
  const tools = useMemo(
    () => markdownTools(t('markdown.column')).filter((tool) => field.page || !tool.ofPages),
    [t, field.page],
  );
  const use = (tool: MarkdownTool) => {
    if (input.current) writeInto(input.current, tool.change);
  };
  const written = useMemo(
    () => (field.language ? { htmlInput: inLanguage(field.language) } : AS_WRITTEN),
    [field.language],
  );
  const upload = (field.useUploadPicture ?? takesNone)();
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [picture] = pictures;
  /** Words that come with a picture, as from a page that was copied, are pasted as words. */
  const take = (event: SyntheticEvent, data: DataTransfer) => {
    const found = upload && !data.types.includes('text/plain') ? picturesIn(data) : [];
    if (found.length === 0) return;
    event.preventDefault();
    setPictures((all) => [...all, ...found]);
  };
  const takeNext = () => setPictures((all) => all.slice(1));
  const add = (words: string, address: string) => {
    takeNext();
    const named = pictureInMarkdown(words, address);
    if (input.current)
      writeInto(input.current, ({ to }) => {
        const end = to + named.length;
        return { text: named, from: to, to, select: [end, end] };
      });
  };
  const onKeyDown = useStableCallback((event: KeyboardEvent) => {
    const tool = toolOf(tools, event);
    if (!tool) return;
    event.preventDefault();
    use(tool);
  });
  const role = beside ? 'group' : 'tabpanel';
  const shows = (one: (typeof VIEWS)[number]) => beside || view === one;
  const panel = (one: (typeof VIEWS)[number]) => ({
    id: `${id}-panel-${one}`,
    hidden: !shows(one),
    ...(beside ? { 'aria-label': `${label}: ${t(`markdown.${one}`)}` } : { 'aria-labelledby': `${id}-${one}` }),
  });
  const fault = pictureFault(text, field.page ?? false);
  return (
    <div ref={root} className={clsx(styles.markdown, beside && styles.beside)}>
      {!beside && (
        <Tabs
          value={view}
          onChange={(_, next: typeof view) => setView(next)}
          aria-label={`${label}: ${t('markdown.views')}`}
          sx={{ minHeight: 36, mb: 1, '& .MuiTab-root': { minHeight: 36, py: 0.5 } }}
        >
          {VIEWS.map((one) => (
            <Tab
              key={one}
              id={`${id}-${one}`}
              value={one}
              label={t(`markdown.${one}`)}
              aria-controls={`${id}-panel-${one}`}
            />
          ))}
        </Tabs>
      )}
      {/* Hidden, not gone: where somebody was in the text stays, and what is wrong with it too. */}
      <div role={role} {...panel('write')}>
        <MarkdownToolbar
          controls={`${id}-text`}
          label={`${label}: ${t('markdown.toolbar')}`}
          tools={tools}
          onUse={use}
        />
        <TextInput
          multiline
          id={`${id}-text`}
          inputRef={input}
          onKeyDown={onKeyDown}
          onPaste={(event) => take(event, event.clipboardData)}
          onDrop={(event) => take(event, event.dataTransfer)}
          minRows={field.rows ?? 6}
          maxRows={24}
          name={name}
          label={label}
          helperText={helperText}
          required={required}
          onType={onType}
          slotProps={written}
        />
        <AssistButton input={input} label={label} text={text} language={field.language} />
      </div>
      <div
        role={role}
        {...panel('preview')}
        className={styles.preview}
        tabIndex={0}
        {...(field.language && inLanguage(field.language))}
      >
        {!shows('preview') ? null : !text.trim() ? (
          t('markdown.nothing')
        ) : field.page ? (
          <LongText text={text} level={3} />
        ) : (
          <Markdown text={text} />
        )}
      </div>
      {upload && picture && (
        <Suspense>
          <AddPicture
            key={pictures.length}
            file={picture}
            language={field.language ?? 'en'}
            upload={upload}
            onAdded={add}
            onClose={takeNext}
          />
        </Suspense>
      )}
      <p role="status" className={styles.fault}>
        {fault && t(`markdown.${fault.fault}`, { address: fault.address })}
      </p>
    </div>
  );
}
