import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFailure, type Failure } from '@/shared/api/failure';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { failureText } from '@/shared/form/failure-text';
import { useStableCallback } from '@/shared/ui/controls/use-stable-callback';
import { notify } from '@/shared/ui/outcomes/notices';
import { cellId, type GridItem, type GridText, type TypedCell } from './grid-text';

/** Keeps one text; throws a `Failure`. Calls come one after the other. */
export type SaveCell = (key: string, name: string, text: string) => Promise<void>;

type Cells = Readonly<Record<string, TypedCell>>;

const without = (cells: Cells, id: string): Cells => {
  const { [id]: _gone, ...rest } = cells;
  return rest;
};

/** One line, where a text has no paragraphs. */
const asTyped = ({ long }: GridText, typed: string): string => (long ? typed : typed.replaceAll(/[\r\n\t]+/g, ' '));

/** What was typed, cell by cell, until it is kept: each by a call of its own, and what fails stays with the reason. */
export function useCells(items: readonly GridItem[], save: SaveCell) {
  const { t } = useTranslation(['form', 'text-grid']);
  const dispatch = useApiDispatch();
  const [cells, setCells] = useState<Cells>({});
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const problemOf = (failed: Failure): string => {
    const [key] = Object.values(failed.fields ?? {});
    if (failed.status === 409) return t('text-grid:conflict');
    return key ? t(`problem.${key}` as 'problem.pattern', { defaultValue: key }) : failureText(failed, t);
  };

  const put = (id: string, cell: TypedCell) => setCells((all) => ({ ...all, [id]: cell }));

  const sendAfter = async (before: Promise<unknown>, key: string, text: GridText, typed: string): Promise<boolean> => {
    const id = cellId(key, text.name);
    await before;
    try {
      await save(key, text.name, typed.trim());
      // What was typed since is another matter.
      setCells((all) => (all[id]?.typed === typed ? without(all, id) : all));
      return true;
    } catch (fault) {
      if (!isFailure(fault)) throw fault;
      const problem = problemOf(fault);
      setCells((all) => (all[id]?.typed === typed ? { ...all, [id]: { typed, problem } } : all));
      if (!here.current) dispatch(notify({ key: 'text-grid:lost', values: { problem }, severity: 'error' }));
      return false;
    }
  };

  /** Whether it is kept in the end. */
  const send = async (key: string, text: GridText, typed: string): Promise<boolean> => {
    const id = cellId(key, text.name);
    if (typed.trim().length > text.max) {
      put(id, { typed, problem: t('problem.atMost', { count: text.max }) });
      return false;
    }
    put(id, { typed, saving: true });
    const sent = sendAfter(queue.current, key, text, typed);
    queue.current = sent;
    return sent;
  };

  const type = useStableCallback((key: string, text: GridText, typed: string) => {
    const id = cellId(key, text.name);
    put(id, { typed: asTyped(text, typed), ...(cells[id]?.machine && { machine: true }) });
  });

  const suggest = useStableCallback((key: string, text: GridText, translated: string) =>
    put(cellId(key, text.name), { typed: asTyped(text, translated), machine: true }),
  );

  const giveBack = useStableCallback((key: string, text: GridText) =>
    setCells((all) => without(all, cellId(key, text.name))),
  );

  const settle = async (key: string, text: GridText, typed: string): Promise<boolean> => {
    if (typed.trim() !== text.text.trim()) return send(key, text, typed);
    giveBack(key, text);
    return true;
  };

  const leave = useStableCallback((key: string, text: GridText) => {
    const cell = cells[cellId(key, text.name)];
    if (!cell || cell.saving || cell.machine) return;
    void settle(key, text, cell.typed);
  });

  const accept = useStableCallback((key: string, text: GridText) => {
    const cell = cells[cellId(key, text.name)];
    if (cell) void settle(key, text, cell.typed);
  });

  /** It is right as it is, whatever it was made from. */
  const keep = useStableCallback((key: string, text: GridText) => void send(key, text, text.text));

  /** Into this cell and those below it. Answers how many texts found no cell. */
  const fill = (key: string, name: string, texts: readonly string[]): number => {
    const all = items.flatMap((item) => item.texts.map((text) => ({ key: item.key, text })));
    const first = all.findIndex((each) => each.key === key && each.text.name === name);
    const places = all.slice(first, first + texts.length);
    for (const [at, { key: into, text }] of places.entries()) {
      void settle(into, text, asTyped(text, texts[at] ?? ''));
    }
    return texts.length - places.length;
  };

  /** Whether all is kept then. */
  const saveAll = async (): Promise<boolean> => {
    const all = items.flatMap(({ key, texts }) =>
      texts.flatMap((text) => {
        const cell = cells[cellId(key, text.name)];
        return cell && !cell.saving ? settle(key, text, cell.typed) : [];
      }),
    );
    return (await Promise.all(all)).every(Boolean);
  };

  return { cells, type, suggest, giveBack, leave, accept, keep, fill, saveAll, discard: () => setCells({}) };
}
