import { useTranslation } from 'react-i18next';
import { LONGEST_IDENTIFIER, MOST_IDENTIFIERS } from '@/contract/match';
import { useFormat } from '@/shared/ui/use-format';
import type { Pasted } from './split-identifiers';

const MOST_LINES = 10;

/** What will be sent, and what will not. */
export function PastePreview({ id, pasted }: { id: string; pasted: Pasted }) {
  const { t } = useTranslation('match');
  const { number, list } = useFormat();
  const { identifiers, doubles, tooLong } = pasted;
  const count = identifiers.length;
  const said = [
    t('identifiers', { count, shown: number(count) }),
    ...(doubles > 0 ? [t('doubles', { count: doubles, shown: number(doubles) })] : []),
  ];
  const lines = tooLong.flatMap((one) => one.lines);
  const some = lines.slice(0, MOST_LINES).map((line) => number(line));
  return (
    <div id={id}>
      <p role="status">{list(said)}</p>
      {count > MOST_IDENTIFIERS && (
        <p role="alert" className="problem">
          {t('tooMany', { shown: number(count), limit: number(MOST_IDENTIFIERS) })}
        </p>
      )}
      {lines.length > 0 && (
        <p role="alert" className="problem">
          {t('tooLong', {
            count: lines.length,
            limit: number(LONGEST_IDENTIFIER),
            lines: list(lines.length > MOST_LINES ? [...some, '…'] : some),
          })}
        </p>
      )}
    </div>
  );
}
