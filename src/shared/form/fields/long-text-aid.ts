import { createContext, type ReactNode, type RefObject } from 'react';

export interface LongTextAidProps {
  input: RefObject<HTMLTextAreaElement | null>;
  /** Of the input. */
  label: string;
  text: string;
  /** Of the text. */
  language?: string | undefined;
}

/** What stands below a long text: editors give it to theirs, forms of visitors have none. */
export const LongTextAid = createContext<(props: LongTextAidProps) => ReactNode>(() => null);
