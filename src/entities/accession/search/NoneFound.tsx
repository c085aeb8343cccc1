import { Button } from '@/shared/ui/controls/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outcome } from '@/shared/ui/outcomes/Outcome';
import { useFormat } from '@/shared/ui/format/use-format';
import { useAsk } from './use-ask';
import { useReading, useWords } from './use-open-words';
import { replaced } from './words';

/** No accession fits the words: which of them to take away or, where all but one are too many, which there are. */
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
  const known = within ? [] : parts.filter(({ is, not, meanings }) => is === 'meaning' && !not && meanings?.[0]?.count);
  const alone = helpful.length > 0;
  const offered = alone ? helpful : known;
  if (offered.length === 0) return children;
  return (
    <Outcome title={t('none')} text={t(alone ? 'noneText' : 'noneTogether')}>
      {offered.map((part) => {
        const words = read.slice(part.from, part.to);
        const count = (alone ? part.without : part.meanings?.[0]?.count) ?? 0;
        return (
          <div key={part.from}>
            <Button onClick={() => ask(alone ? replaced(read, part, '') : words)}>
              <span>{t(alone ? 'without' : 'only', { count, shown: number(count), words })}</span>
            </Button>
          </div>
        );
      })}
    </Outcome>
  );
}
