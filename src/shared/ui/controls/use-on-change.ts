import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onChange` with what a value was before, once another one is drawn; never for the first. */
export function useOnChange<T>(value: T, onChange: (before: T) => void): void {
  const drawn = useRef(value);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    const before = drawn.current;
    drawn.current = value;
    if (before !== value) changed(before);
  }, [value]);
}
