import { useMemo } from 'react';
import type { EntityListDefinition } from '../definition';
import { partChosen } from './part-chosen';

const NO_PARTS: readonly never[] = [];
const useNoParts = (): readonly never[] => NO_PARTS;

/** The parts of a list, the one that a filter shows, and the definition that says what is not there of it. */
export function useShownPart<T extends object, F extends object>(
  definition: EntityListDefinition<T, F>,
  filter: F | undefined,
) {
  const { useParts = useNoParts } = definition;
  const parts = useParts();
  const part = partChosen(parts, filter);
  const none = part?.none;
  const drawn = useMemo(() => (none === undefined ? definition : { ...definition, empty: none }), [definition, none]);
  return { parts, part, drawn };
}
