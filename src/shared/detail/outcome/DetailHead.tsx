import type { ReactNode } from 'react';
import { styled } from '@/shared/ui/styled';

const Head = styled('header')(({ theme }) => ({
  marginBlockEnd: theme.spacing(2.5),
  '& h1': { margin: 0, fontSize: '2.25rem' },
  '& > p': { margin: theme.spacing(0.5, 0, 0), fontSize: '1.125rem' },
  [theme.breakpoints.down('sm')]: { '& h1': { fontSize: '1.625rem' }, '& > p': { fontSize: '1rem' } },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1), marginBlockStart: theme.spacing(1.5) },
  '& > div:empty': { display: 'none' },
}));

interface Props {
  title: ReactNode;
  /** The line below the name. */
  subtitle?: ReactNode;
  /** Short facts. */
  children?: ReactNode;
}

/** The head of a page about one item: its name, a line about it, its badges. */
export function DetailHead({ title, subtitle, children }: Props) {
  return (
    <Head>
      <h1 tabIndex={-1} dir="auto">
        {title}
      </h1>
      {subtitle && <p>{subtitle}</p>}
      <div>{children}</div>
    </Head>
  );
}
