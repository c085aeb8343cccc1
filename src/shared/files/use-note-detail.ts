import type { CellNote } from '@/contract/passport/passport-update';
import { useFormat } from '../ui/format/use-format';
import { useIsolated } from '../ui/text/use-isolated';
import { useI18n } from '../ui/text/use-locale';
import { useText } from '../ui/text/use-text';

/**
 * What a note says of its value beyond its kind, in the reader's language: empty where there is nothing more to tell than
 * what stands in the cell; undefined where a server has words for it that are not known here.
 */
export function useNoteDetail(): (note: Pick<CellNote, 'value' | 'detail'>) => string | undefined {
  const text = useText('passport');
  const { number } = useFormat();
  const isolated = useIsolated();
  const i18n = useI18n();
  return ({ value: cell, detail }) => {
    if (detail === undefined || detail === cell) return '';
    if (typeof detail === 'string') return detail;
    if (typeof detail === 'number') return number(detail);
    const key = `passport:details.${detail.name}`;
    if (!i18n.exists(key)) return undefined;
    const said = Object.entries(detail.values).map(([name, value]) => [
      name,
      typeof value === 'number' ? number(value) : isolated(value),
    ]);
    return text(key, Object.fromEntries(said) as Record<string, string>);
  };
}
