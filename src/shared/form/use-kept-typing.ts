import { useEffect, useState } from 'react';
import type { FormikProps } from 'formik';
import { useLocation } from 'react-router-dom';
import { keepTyped, typedAt } from './kept-typing';

export interface Keep<V> {
  /** Tells forms of one page apart. */
  form?: string;
  /** Whose it is: the account, or nothing for visitors. */
  owner?: string;
  /** Fields that are never kept: passwords, keys. */
  secret?: readonly (keyof V & string)[];
}

interface KeptTyping {
  /** What is shown was typed before. */
  restored: boolean;
  forget(): void;
}

/** Keeps what is typed into a form under its address until it is sent, and puts it back when the form is opened anew. */
export function useKeptTyping<V extends Record<string, unknown>>(
  { values, dirty, setValues }: FormikProps<V>,
  keep: Keep<V> | undefined,
): KeptTyping {
  const { pathname } = useLocation();
  const place = keep && `${pathname}#${keep.form ?? ''}`;
  const owner = keep?.owner ?? '';
  const [found] = useState(() => {
    const typed = place === undefined ? [] : Object.entries(typedAt(place, owner) ?? {});
    return typed.filter(([name]) => name in values);
  });
  const [restored, setRestored] = useState(found.length > 0);

  useEffect(() => {
    if (found.length > 0) void setValues((current) => ({ ...current, ...Object.fromEntries(found) }), false);
  }, [found, setValues]);

  useEffect(() => {
    if (place === undefined) return;
    const open = Object.entries(values).filter(([name]) => !keep?.secret?.includes(name));
    keepTyped(place, owner, dirty ? Object.fromEntries(open) : undefined);
  }, [keep?.secret, place, owner, values, dirty]);

  return { restored: restored && dirty, forget: () => setRestored(false) };
}
