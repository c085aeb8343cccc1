import type { ReactNode } from 'react';
import { StepLinks } from '@/shared/editor/StepLinks';
import { PageHead } from '@/shared/home/PageHead';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { styled } from '@/shared/ui/styled';
import { STEPS, useRequestSource, type Step } from './request-source';

const Column = styled('div')(({ theme }) => ({
  maxWidth: 760,
  display: 'grid',
  gap: theme.spacing(2.5),
  '& > *': { minWidth: 0 },
  '& p': { margin: 0 },
  '& h2': { margin: 0, fontSize: '1.25rem' },
  '& > ol, & section > ul': { margin: 0 },
  '& section > h2 + ul': { marginBlockStart: theme.spacing(1) },
  // On a phone they are as wide as the page.
  [theme.breakpoints.up('sm')]: { '& form button[type=submit]': { alignSelf: 'start' } },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1), alignItems: 'center' },
}));

interface Props {
  title: string;
  /** Of the form; other pages have none. */
  step?: Step;
  children: ReactNode;
}

/** A page about a request for material. */
export function RequestPage({ title, step, children }: Props) {
  const { stepHref } = useRequestSource();
  return (
    <PageBody>
      {step && (
        <StepLinks
          entity="requests"
          steps={STEPS}
          current={step}
          hrefOf={(name) => stepHref(name as Step)}
          missing={[]}
        />
      )}
      <PageHead title={title} />
      <Column>{children}</Column>
    </PageBody>
  );
}
