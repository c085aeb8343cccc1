import { Fragment, type ReactNode } from 'react';
import { listParts } from '../list-parts';
import { useLocale } from '../text/use-locale';

const plain = (text: string): ReactNode => <bdi>{text}</bdi>;

/** Texts or codes out of data as one enumeration in the reader's language, each drawn its own way. */
export function Listed({ texts, draw = plain }: { texts: readonly string[]; draw?: (text: string) => ReactNode }) {
  return listParts(new Set(texts), useLocale()).map(({ type, value }) =>
    type === 'literal' ? value : <Fragment key={value}>{draw(value)}</Fragment>,
  );
}
