import type { VocabularyTerm } from '@/contract/vocabulary';
import { CopyCode } from './CopyCode';

/** A term in a few lines, for small screens. */
export function TermCard({ row: { code, title, description } }: { row: VocabularyTerm }) {
  return (
    <>
      <div>
        <CopyCode code={code} />
      </div>
      <div dir="auto">{title}</div>
      {description && <small dir="auto">{description}</small>}
    </>
  );
}
