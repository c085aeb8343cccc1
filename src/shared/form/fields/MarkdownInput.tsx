import { useId, useState } from 'react';
import { Box } from '@/shared/mui/Box';
import { Tab, Tabs } from '@/shared/mui/apart/Tabs';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { Markdown } from '@/shared/ui/markdown/Markdown';
import type { DrawnField, MarkdownField } from './field-definition';
import { AS_WRITTEN, useLengthHelp } from './text-inputs';
import { TextInput } from '../TextInput';

const VIEWS = ['write', 'preview'] as const;

/** A text in Markdown, written and seen as it will be read. */
export default function MarkdownInput({ field, name, label, help, required }: DrawnField<MarkdownField>) {
  const { t } = useTranslation('fields');
  const id = useId();
  const [view, setView] = useState<(typeof VIEWS)[number]>('write');
  const [{ value }] = useField<string | null>(name);
  const helperText = useLengthHelp(name, help ?? t('markdown.help'), field.max);
  return (
    <div>
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
      {/* Hidden, not gone: where somebody was in the text stays, and what is wrong with it too. */}
      <div role="tabpanel" id={`${id}-panel-write`} aria-labelledby={`${id}-write`} hidden={view !== 'write'}>
        <TextInput
          multiline
          minRows={field.rows ?? 6}
          maxRows={24}
          name={name}
          label={label}
          helperText={helperText}
          required={required}
          slotProps={AS_WRITTEN}
        />
      </div>
      <Box
        role="tabpanel"
        id={`${id}-panel-preview`}
        aria-labelledby={`${id}-preview`}
        tabIndex={0}
        hidden={view !== 'preview'}
        sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, minHeight: 120 }}
      >
        {view === 'preview' && (value?.trim() ? <Markdown text={value} /> : t('markdown.nothing'))}
      </Box>
    </div>
  );
}
