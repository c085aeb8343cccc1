import type { ReactNode } from 'react';
import { styled } from '@/shared/ui/styled';
import { useText } from '@/shared/ui/text/use-text';
import type { DetailSection } from './definition';
import { fieldsOf } from './fields-of';
import { isNothing } from './is-nothing';

const Section = styled('section')(({ theme }) => ({
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  paddingBlock: theme.spacing(2),
  breakInside: 'avoid',
  '& h2': { margin: theme.spacing(0, 0, 1), fontSize: '1.0625rem' },
  '& dl': { margin: 0, display: 'grid', gap: theme.spacing(0.5, 2) },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  // A text of one paragraph stands on the line of its label.
  '& dd p': { margin: 0 },
  '& dd p + p': { marginBlockStart: theme.spacing(1) },
  [theme.breakpoints.up('sm')]: { '& dl': { gridTemplateColumns: 'minmax(120px, 3fr) 7fr' } },
  [theme.breakpoints.down('sm')]: { '& dd': { marginBlockEnd: theme.spacing(1) } },
}));

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
      <Section key={name} aria-labelledby={`section-${name}`}>
        <h2 id={`section-${name}`}>{text(`${entity}:sections.${name}`)}</h2>
        <dl>
          {shown.map(({ field, node }) => (
            <Pair key={field} label={text(`${entity}:fields.${field}`)}>
              {node}
            </Pair>
          ))}
        </dl>
      </Section>
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
