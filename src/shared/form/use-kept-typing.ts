import { useEffect, useRef, useState } from 'react';
import type { FormikProps } from 'formik';
import { useLocation } from 'react-router-dom';
import { keepTyped, typedAt } from './kept-typing';

export interface Keep<V> {
  /** Tells forms of one page apart. */
  form?: string;
  /** Whose it is: `person` of the session, or nothing for visitors. */
  owner?: string;
  /** Fields that are never kept: passwords, keys. */
  secret?: readonly (keyof V & string)[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a field that holds `initial` can hold what was typed before: forms change from version to version. */
function fits(typed: unknown, initial: unknown): boolean {
  if (Array.isArray(initial)) return Array.isArray(typed) && typed.every((each) => fits(each, initial[0] ?? each));
  if (isObject(initial)) return isObject(typed) && Object.keys(typed).every((key) => fits(typed[key], initial[key]));
  // A number that is being typed is a text, and what was empty may hold anything.
  if (initial === null || initial === undefined || typeof initial === 'number') return true;
  return typeof typed === typeof initial;
}

interface KeptTyping {
  /** What is shown was typed before. */
  restored: boolean;
  forget(): void;
}

/** Where it lies what is said of what was typed, as that a machine wrote it: Formik's status. */
const saidAt = (place: string): string => `${place}~`;

/** Keeps what is typed into a form under its address until it is sent, and puts it back when the form is opened anew. */
export function useKeptTyping<V extends Record<string, unknown>>(
  { values, dirty, status, setValues, setStatus }: FormikProps<V>,
  keep: Keep<V> | undefined,
): KeptTyping {
  const { pathname } = useLocation();
  // Of the page that the form was opened on: while another one is loaded, it still stands there.
  const [place] = useState(() => keep && `${pathname}#${keep.form ?? ''}`);
  const owner = keep?.owner ?? '';
  const secret = keep?.secret?.join(' ') ?? '';
  const [found] = useState(() => {
    const typed = place === undefined ? [] : Object.entries(typedAt(place, owner) ?? {});
    return typed.filter(([name, value]) => name in values && fits(value, values[name]));
  });
  const [forgotten, setForgotten] = useState(0);
  const kept = useRef(false);

  useEffect(() => {
    if (found.length === 0 || place === undefined) return;
    void setValues((current) => ({ ...current, ...Object.fromEntries(found) }), false);
    setStatus(typedAt(saidAt(place), owner));
  }, [found, place, owner, setValues, setStatus]);

  useEffect(() => {
    // An untouched form leaves alone what lies there: it may be about to be put back.
    if (place === undefined || (!dirty && !kept.current)) return;
    kept.current = dirty;
    const open = Object.entries(values).filter(([name]) => !secret.split(' ').includes(name));
    keepTyped(place, owner, dirty ? Object.fromEntries(open) : undefined);
    keepTyped(saidAt(place), owner, dirty && isObject(status) ? status : undefined);
  }, [secret, place, owner, values, status, dirty, forgotten]);

  return {
    restored: found.length > 0 && forgotten === 0 && dirty,
    forget() {
      setForgotten((count) => count + 1);
      // The page may be left before the form is drawn anew.
      if (place === undefined) return;
      for (const each of [place, saidAt(place)]) keepTyped(each, owner, undefined);
    },
  };
}
