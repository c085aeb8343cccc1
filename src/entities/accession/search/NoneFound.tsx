import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outcome } from '@/shared/ui/Outcome';
import { useFormat } from '@/shared/ui/use-format';
import { useAsk } from './use-ask';
import { useMeaningName } from './use-meaning-name';
import { useReading, useWords } from './use-open-words';
import { qualified, replaced } from './words';

/** No accession fits the words: which of them to take away, and what else they may have been. */
export default function NoneFound({ children }: { children: ReactNode }) {
  const { t } = useTranslation('search');
  const { number } = useFormat();
  const { q, within } = useWords();
  const { currentData } = useReading(q);
  const ask = useAsk();
  const nameOf = useMeaningName();
  if (!currentData) return children;
  const {
    suggestions,
    understood: { q: read, parts },
  } = currentData;
  // Counts are of the words alone.
  const helpful = within ? [] : parts.filter(({ without = 0 }) => without > 0);
  if (helpful.length === 0 && suggestions.length === 0) return children;
  return (
    <Outcome title={t('none')} text={helpful.length > 0 ? t('noneText') : undefined}>
      {helpful.map((part) => {
        const count = part.without ?? 0;
        const words = read.slice(part.from, part.to);
        return (
          <div key={part.from}>
            <Button onClick={() => ask(replaced(read, part, ''))}>
              <span>{t('without', { count, shown: number(count), words })}</span>
            </Button>
          </div>
        );
      })}
      {suggestions.length > 0 && (
        <>
          <p>{t('didYouMean')}</p>
          {suggestions.map((suggestion) => (
            <Button
              key={`${suggestion.kind}:${suggestion.key}`}
              onClick={() => ask(`${read.slice(0, suggestion.from)} ${qualified(suggestion)}`.trim())}
            >
              <bdi>{t('part', { kind: t(`kinds.${suggestion.kind}`), name: nameOf(suggestion) })}</bdi>
            </Button>
          ))}
        </>
      )}
    </Outcome>
  );
}
