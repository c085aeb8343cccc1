import { useId, type ReactNode } from 'react';
import { styled } from '@/shared/ui/styled';

const Section = styled('section')(({ theme }) => ({
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  paddingBlock: theme.spacing(2),
  '& h2': { margin: theme.spacing(0, 0, 1), fontSize: '1.0625rem' },
}));

/** A part of a page about one item, beside its fields. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Section>
  );
}
