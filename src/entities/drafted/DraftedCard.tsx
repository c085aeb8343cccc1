import type { ReactNode } from 'react';
import type { Language } from '@/contract/constants';
import type { Drafted } from '@/contract/content/drafted';
import { DraftBadge } from './DraftBadge';
import { MissingLanguages } from './MissingLanguages';

interface Props {
  row: Drafted & { missing: readonly Language[] };
  name: ReactNode;
  /** What tells it from others of its name. */
  children: ReactNode;
}

/** A text in languages that is drafted beside what is public, where its list is cards. */
export function DraftedCard({ row, name, children }: Props) {
  return (
    <>
      {name} <DraftBadge item={row} />
      <div>{children}</div>
      <div>
        <MissingLanguages {...row} />
      </div>
    </>
  );
}
