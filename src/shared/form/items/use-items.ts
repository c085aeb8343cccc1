import { useEffect, useRef, useState } from 'react';
import { getIn, useFormikContext, type ArrayHelpers, type FormikContextType } from 'formik';
import { useTranslation } from 'react-i18next';
import { useStableCallback } from '@/shared/ui/controls/use-stable-callback';
import type { DrawnField, ItemsField, RowsField } from '../fields/field-definition';
import { useFieldState } from '../use-field-state';

export type Item = Record<string, unknown>;
export type Move = 'up' | 'down' | 'remove';

/** What was taken away, or all as it was before something was written over it. */
type Undo = { said: string } & ({ item: Item; place: number } | { before: Item[] });

interface Given extends Pick<DrawnField<ItemsField | RowsField>, 'field' | 'name'> {
  list: ArrayHelpers<Item[]>;
  titleOf: (item: Item | undefined, place: number) => string;
  /** The element of an item, of which its parent has no others. */
  row: 'li' | 'tr';
}

/** Repeated objects of a form: added, removed and put back, moved, with the focus where the hand goes on. */
export function useItems({ field, name, list, titleOf, row }: Given) {
  const { t } = useTranslation('fields');
  const formik = useFormikContext<unknown>();
  const { value: items, wrong, setValue } = useFieldState<Item[]>(name);
  // What is typed into an item stays with it when it is moved.
  const [keys, setKeys] = useState(() => items.map((_, i) => i));
  if (keys.length !== items.length) setKeys(items.map((_, i) => keys[i] ?? Math.max(-1, ...keys) + 1 + i));
  /** The key of the one that is unfolded. */
  const [open, setOpen] = useState<number>();
  const [undo, setUndo] = useState<Undo>();
  const [said, setSaid] = useState('');
  const element = useRef<HTMLDivElement>(null);
  const focus = useRef<string>(undefined);
  useEffect(() => {
    if (!focus.current) return;
    const found = element.current?.querySelector<HTMLElement>(focus.current);
    // The form may be drawn before what was added is.
    if (!found) return;
    found.focus();
    focus.current = undefined;
  });
  const rowAt = (place: number) => `[data-items] > ${row}:nth-of-type(${place + 1})`;

  const insert = (place: number, item: Item) => {
    const key = Math.max(-1, ...keys) + 1;
    list.insert(place, item);
    setKeys(keys.toSpliced(place, 0, key));
    setOpen(key);
    setUndo(undefined);
    focus.current = `${rowAt(place)} :is(input, textarea, select)`;
  };
  const replace = (all: Item[], what: string) => {
    setValue(all);
    setUndo({ said: what, before: items });
  };
  const putBack = () => {
    if (undo && 'item' in undo) return insert(undo.place, undo.item);
    if (undo) setValue(undo.before);
    setUndo(undefined);
  };
  const move = useStableCallback((place: number, how: Move) => {
    const item = items[place];
    if (how === 'remove' && item) {
      list.remove(place);
      setKeys(keys.toSpliced(place, 1));
      setUndo({ said: t('items.removed', { item: titleOf(item, place) }), item, place });
      focus.current = '[data-undo]';
      return;
    }
    const to = how === 'up' ? place - 1 : place + 1;
    list.move(place, to);
    setKeys(keys.toSpliced(place, 1).toSpliced(to, 0, keys[place] ?? 0));
    setUndo(undefined);
    setSaid(t('items.moved', { item: titleOf(item, place), place: to + 1, all: items.length }));
    focus.current = `${rowAt(to)} [data-move='${how}']`;
  });
  const isFull = items.length >= (field.most ?? Infinity);
  // oxfmt-ignore
  return {
    formik, items, keys, wrong, element, isFull, open, setOpen, undo, said, setSaid, insert, replace, putBack, move,
  };
}

export type ItemList = ReturnType<typeof useItems>;

/** Whether an item is drawn from the same part of the form: the others need not be drawn as one is typed into. */
export const isSamePart = (
  one: { formik: FormikContextType<unknown>; path: string },
  other: { formik: FormikContextType<unknown>; path: string },
): boolean => {
  const parts = ({ formik, path }: typeof one) =>
    [formik.values, formik.errors, formik.touched].map((all) => getIn(all, path) as unknown);
  const others = parts(other);
  return parts(one).every((part, i) => part === others[i]);
};
