import type { AccessionReference } from '@/contract/dataset/dataset';

/** What tells a reference from others. */
export const referenceKey = ({ doi, instCode, acceNumb, genus }: AccessionReference): string =>
  JSON.stringify([doi, instCode, acceNumb, genus].map((each) => each || null));
