import type { ReactNode } from 'react';
import type { Policy } from './policies';
import { useSession } from './use-session';

interface AllowedProps {
  when: Policy;
  children?: ReactNode;
  otherwise?: ReactNode;
}

/** Draws its children for those whom the policy lets. */
export function Allowed({ when, children, otherwise = null }: AllowedProps) {
  return when(useSession()) ? children : otherwise;
}
