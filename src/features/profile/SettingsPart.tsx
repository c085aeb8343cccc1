import { useId, type ReactNode } from 'react';
import { styled } from '@/shared/ui/styled';

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2, 6),
  paddingBlock: theme.spacing(3),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '300px minmax(0, 560px)' },
  '& h2': { margin: 0, fontSize: '1.0625rem' },
  '& header p, & > div > p': { margin: 0 },
  '& header p': { marginBlockStart: theme.spacing(0.5), color: theme.vars.palette.text.secondary },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(2),
    justifyItems: 'start',
    alignContent: 'start',
  },
  '& > div > form, & > div > .MuiAlert-root, & > div > dl': { inlineSize: '100%', boxSizing: 'border-box' },
}));

interface Props {
  title: string;
  /** What it is for. */
  help?: string;
  children: ReactNode;
}

/** Something that a person can set: what it is for beside what can be done. */
export function SettingsPart({ title, help, children }: Props) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {help && <p>{help}</p>}
      </header>
      <div>{children}</div>
    </Section>
  );
}
