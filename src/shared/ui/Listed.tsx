import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const plain = (text: string): ReactNode => <bdi>{text}</bdi>;

/** Texts or codes out of data as one enumeration in the reader's language, each drawn its own way. */
export function Listed({ texts, draw = plain }: { texts: readonly string[]; draw?: (text: string) => ReactNode }) {
  const { i18n } = useTranslation();
  const list = new Intl.ListFormat(i18n.language || 'en', { type: 'unit' });
  return list
    .formatToParts(new Set(texts))
    .map(({ type, value }) => (type === 'literal' ? value : <Fragment key={value}>{draw(value)}</Fragment>));
}
