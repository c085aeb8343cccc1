import type { ReactNode } from 'react';
import { styled } from '@/shared/ui/styled';

const Head = styled('div')(({ theme }) => ({
  marginBlockEnd: theme.spacing(2.5),
  '& h1': { margin: 0, fontSize: '2.25rem', [theme.breakpoints.down('sm')]: { fontSize: '1.625rem' } },
  '& p': { margin: theme.spacing(0.5, 0, 0), color: theme.vars.palette.text.secondary },
}));

/** The heading of a page of the working areas, and lines about it. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Head>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </Head>
  );
}
