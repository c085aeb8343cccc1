import { useEffect, useRef, useState } from 'react';
import type { ContentLanguage } from '@/contract/constants';
import type { L10nEntity, L10nFilter, L10nRow } from '@/contract/l10n/l10n';
import { isFailure, type Failure } from '@/shared/api/failure';
import { sendPastStore } from '@/shared/api/send-past-store';
import { pagesOf, ROWS_A_CALL } from '@/shared/list/pages-of';
import { TEXTS_MOST } from './texts-most';

export type Reading =
  | { step: 'ready' | 'cancelled' | 'tooMany' }
  | { step: 'reading'; rows: number; total: number }
  /** Some were added or removed meanwhile: what was read has gaps, or the same twice. */
  | { step: 'changed' }
  | { step: 'failed'; failure: Failure };

const BEGUN: Reading = { step: 'reading', rows: 0, total: 0 };

/**
 * Reads all rows of a list with their texts in one language, page by page; whole or not at all.
 * @param begins whether that is done at once, by an effect
 */
export function useAllRows(entity: L10nEntity, lang: ContentLanguage, begins = false) {
  const [state, setState] = useState<Reading>(begins ? BEGUN : { step: 'ready' });
  const running = useRef<AbortController>(undefined);
  const leave = () => {
    running.current?.abort();
    running.current = undefined;
  };
  useEffect(() => leave, []);

  /** Nothing where they were not all read, or somebody cancelled it. */
  const read = async (body: L10nFilter): Promise<L10nRow[] | 'tooMany' | undefined> => {
    leave();
    const mine = new AbortController();
    running.current = mine;
    const isLeft = () => running.current !== mine;
    const rows = new Map<string, L10nRow>();
    let total = 0;
    const ask = (p: number) => {
      const query = { lang, p, l: ROWS_A_CALL };
      return sendPastStore('POST /l10n/:entity/list', { params: { entity }, body, query }, { signal: mine.signal });
    };
    let end: Reading = { step: 'ready' };
    try {
      for await (const page of pagesOf(ask)) {
        if (isLeft()) return undefined;
        total = page.totalElements;
        for (const row of page.content) rows.set(row.key, row);
        if (total > TEXTS_MOST) break;
        setState({ step: 'reading', rows: rows.size, total });
      }
      if (total > TEXTS_MOST) end = { step: 'tooMany' };
      else if (rows.size !== total) end = { step: 'changed' };
    } catch (fault) {
      if (isLeft()) return undefined;
      if (!isFailure(fault)) throw fault;
      end = { step: 'failed', failure: fault };
    }
    running.current = undefined;
    setState(end);
    if (end.step === 'tooMany') return 'tooMany';
    return end.step === 'ready' ? [...rows.values()] : undefined;
  };
  const start = (body: L10nFilter) => {
    setState(BEGUN);
    return read(body);
  };
  const cancel = () => {
    leave();
    setState({ step: 'cancelled' });
  };
  return { state, start, read, cancel, tooMany: () => setState({ step: 'tooMany' }) };
}
