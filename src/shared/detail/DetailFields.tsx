import type { ReactNode } from 'react';
import { useText } from '@/shared/ui/text/use-text';
import type { DetailSection } from './definition';
import { fieldsOf } from './fields-of';
import { isNothing } from './is-nothing';
import styles from './DetailFields.module.css';

interface Props<T> {
  entity: string;
  item: T;
  sections: readonly DetailSection<T>[];
}

/** The fields of an item, section by section; what has no value is not there. */
export function DetailFields<T>({ entity, item, sections }: Props<T>) {
  const text = useText(entity);
  return sections.map(({ name, fields }) => {
    const shown = fieldsOf(fields)
      .map(({ name: field, value }) => ({ field, node: value(item) }))
      .filter(({ node }) => !isNothing(node));
    if (shown.length === 0) return null;
    return (
      <section className={styles.section} key={name} aria-labelledby={`section-${name}`}>
        <h2 id={`section-${name}`}>{text(`${entity}:sections.${name}`)}</h2>
        <dl>
          {shown.map(({ field, node }) => (
            <Pair key={field} label={text(`${entity}:fields.${field}`)}>
              {node}
            </Pair>
          ))}
        </dl>
      </section>
    );
  });
}

function Pair({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd dir="auto">{children}</dd>
    </>
  );
}
