import type { CSSProperties } from 'react';
import { Missing } from '@/shared/ui/text/Missing';
import { useLoadedText } from '@/shared/ui/text/use-loaded-text';

// A table has one in each row: constant styles cost nothing to draw.
const AVAILABLE: CSSProperties = { color: 'var(--mui-palette-primary-main)', fontWeight: 600 };
const UNAVAILABLE: CSSProperties = { color: 'var(--mui-palette-text-secondary)' };

/** Whether the genebank offers it, in words beside the mark. */
export function Availability({ available }: { available: boolean | null | undefined }) {
  const text = useLoadedText();
  if (available === undefined || available === null) return <Missing />;
  return (
    <span style={available ? AVAILABLE : UNAVAILABLE}>
      <span aria-hidden="true">{available ? '●' : '○'}</span>
      {'\u00a0'}
      {text(available ? 'accession:available' : 'accession:unavailable')}
    </span>
  );
}
