import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outcome } from '@/shared/ui/Outcome';
import { useFormat } from '@/shared/ui/use-format';
import { useAsk } from './use-ask';
import { useReading, useWords } from './use-open-words';
import { replaced } from './words';

/** No accession fits the words: which of them to take away. */
export default function NoneFound({ children }: { children: ReactNode }) {
  const { t } = useTranslation('search');
  const { number } = useFormat();
  const { q, within } = useWords();
  const { currentData } = useReading(q);
  const ask = useAsk();
  if (!currentData) return children;
  const { q: read, parts } = currentData;
  // Counts are of the words alone.
  const helpful = within ? [] : parts.filter(({ without = 0 }) => without > 0);
  if (helpful.length === 0) return children;
  return (
    <Outcome title={t('none')} text={t('noneText')}>
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
    </Outcome>
  );
}
