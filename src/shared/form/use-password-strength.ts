import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { PasswordStrength } from './password-strength';

type Estimate = (password: string, about: readonly string[]) => PasswordStrength;

/**
 * How strong what is typed is; nothing until there is something. The lists of common passwords are fetched with the first
 * character; who cannot have them goes without.
 */
export function usePasswordStrength(password: string, about: readonly string[]): PasswordStrength | undefined {
  const [estimate, setEstimate] = useState<Estimate>();
  const typed = useDeferredValue(password);
  const begun = password !== '';

  useEffect(() => {
    if (!begun) return;
    import('./password-strength').then(
      ({ passwordStrength }) => setEstimate(() => passwordStrength),
      () => undefined,
    );
  }, [begun]);

  const known = useDeferredValue(about.join('\n'));
  return useMemo(() => (typed ? estimate?.(typed, known.split('\n')) : undefined), [estimate, typed, known]);
}
