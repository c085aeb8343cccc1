import { useState } from 'react';

/**
 * What is typed in a control until it is applied. When the applied value changes elsewhere (Back, a chip taken away)
 * the draft follows; while it is typed in, nothing overwrites it.
 */
export function useDraft<T>(applied: T): [draft: T, setDraft: (draft: T) => void] {
  const [state, setState] = useState({ draft: applied, applied: JSON.stringify(applied) });
  const now = JSON.stringify(applied);
  if (state.applied !== now) {
    setState({ draft: applied, applied: now });
    return [applied, (draft) => setState({ draft, applied: now })];
  }
  return [state.draft, (draft) => setState({ draft, applied: now })];
}
