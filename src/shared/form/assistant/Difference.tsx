import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';
import { wordDiff } from './word-diff';
import styles from './TextAssistant.module.css';

/** A text with what would go struck out and what would come underlined, each also said in words. */
export function Difference({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation('assist');
  const parts = useMemo(() => wordDiff(before, after), [before, after]);
  return (
    <p className={styles.difference}>
      {parts.map(({ is, text }, at) => {
        if (is === 'same') return text;
        const Tag = is === 'out' ? 'del' : 'ins';
        return (
          // oxlint-disable-next-line react/no-array-index-key -- another suggestion makes all of them anew
          <Tag key={at}>
            <VisuallyHidden>{t(is)} </VisuallyHidden>
            {text}
          </Tag>
        );
      })}
    </p>
  );
}
