import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { aiHost } from '@/shared/api/server-address';
import { Button } from '@/shared/ui/controls/Button';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import type TextAssistantType from './TextAssistant';
import type { LongTextAidProps } from '../fields/long-text-aid';

const TextAssistant = lazyPart<typeof TextAssistantType>(() => import('./TextAssistant'));

/** Offers another wording of a text, where there is a service that suggests one. */
export function AssistButton({ input, label, text, language }: LongTextAidProps) {
  const { t } = useTranslation('fields');
  const [open, setOpen] = useState(false);
  if (aiHost() === undefined) return null;
  const suggest = t('markdown.suggest');
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={`${suggest}: ${label}`}
        disabled={!text.trim()}
        onClick={() => setOpen(true)}
      >
        {suggest}
      </Button>
      {open && (
        <Suspense>
          <TextAssistant input={input} language={language} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
