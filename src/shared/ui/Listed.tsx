import { Fragment, type ReactNode } from 'react';
import { commaIn } from './comma-in';
import { useLocale } from './use-locale';

const plain = (text: string): ReactNode => <bdi>{text}</bdi>;

/** Texts or codes out of data as one enumeration in the reader's language, each drawn its own way. */
export function Listed({ texts, draw = plain }: { texts: readonly string[]; draw?: (text: string) => ReactNode }) {
  const comma = commaIn(useLocale());
  return [...new Set(texts)].map((text, at) => (
    <Fragment key={text}>
      {at > 0 && comma}
      {draw(text)}
    </Fragment>
  ));
}
