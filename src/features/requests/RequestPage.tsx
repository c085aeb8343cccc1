import { Suspense, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { StepLinks } from '@/shared/editor/StepLinks';
import { PageHead } from '@/shared/home/PageHead';
import { HelpLink } from '@/shared/ui/controls/HelpLink';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { useText } from '@/shared/ui/text/use-text';
import { STEPS, useRequestSource, type Step } from './request-source';
import styles from './RequestPage.module.css';

interface Props {
  title: string;
  /** Of the form; other pages have none. */
  step?: Step;
  /** It has columns of its own. */
  wide?: boolean;
  children: ReactNode;
}

/** A page about a request for material. */
export function RequestPage({ title, step, wide = false, children }: Props) {
  const { stepHref } = useRequestSource();
  const text = useText('requests', 'editor');
  return (
    <PageBody>
      {step && (
        <StepLinks
          nameOf={(name) => text(`requests:steps.${name}`)}
          steps={STEPS}
          current={step}
          hrefOf={(name) => stepHref(name as Step)}
          missing={[]}
        />
      )}
      <PageHead title={title}>
        {step && (
          <p>
            <HelpLink slug="requesting">{text('requests:help.requester')}</HelpLink>
          </p>
        )}
      </PageHead>
      <div className={clsx(styles.column, wide && styles.wide)}>
        <Suspense fallback={<Skeleton variant="rounded" height={240} />}>{children}</Suspense>
      </div>
    </PageBody>
  );
}
