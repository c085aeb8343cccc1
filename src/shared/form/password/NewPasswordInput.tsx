import { useId, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Stack } from '@/shared/mui/Stack';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import type { PasswordStrength, Strength } from './password-strength';
import { PasswordInput, type PasswordInputProps } from './PasswordInput';
import { PasswordRules } from './PasswordRules';
import styles from './NewPasswordInput.module.css';

type Estimate = (password: string, about: readonly string[]) => PasswordStrength;

/**
 * How strong what is typed is; nothing until there is something. The lists of common passwords are fetched with the first
 * character; who cannot have them goes without.
 */
function usePasswordStrength(password: string, about: readonly string[]): PasswordStrength | undefined {
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

const LEVELS: Record<Strength, number> = { weak: 1, fair: 2, good: 3, strong: 4 };

/** How strong the password is, in words and as a bar, and what weakens it. Stays as high while nothing is typed. */
function StrengthMeter({ estimate }: { estimate: PasswordStrength | undefined }) {
  const { t } = useTranslation('form');
  const level = estimate ? LEVELS[estimate.strength] : 0;
  return (
    <div className={styles.row}>
      <div className={`bar ${estimate?.strength ?? ''}`} aria-hidden="true">
        {Object.values(LEVELS).map((each) => (
          <span key={each} className={each <= level ? styles.on : undefined} />
        ))}
      </div>
      <p role="status">
        {estimate && t('strength.is', { strength: t(`strength.${estimate.strength}`) })}
        {estimate?.weakness && ` · ${t(`strength.weakness.${estimate.weakness}`)}`}
      </p>
    </div>
  );
}

interface Props extends Omit<PasswordInputProps, 'autoComplete' | 'describedBy' | 'id'> {
  /** What others know of this person, such as name and address: a password made of it is weak. */
  knownAs?: readonly string[];
}

const NOTHING: readonly string[] = [];

/**
 * A password to be set (`newPassword` of the schemas): its rules stand below it and are ticked off while it is typed,
 * with an estimate of its strength, which advises and forbids nothing.
 */
export function NewPasswordInput({ name, knownAs = NOTHING, ...props }: Props) {
  const id = useId();
  const [{ value }] = useField<string>(name);
  const estimate = usePasswordStrength(value, knownAs);
  return (
    <Stack spacing={1}>
      {/* MUI names the text of a fault after the field. */}
      <PasswordInput
        {...props}
        id={id}
        name={name}
        autoComplete="new-password"
        describedBy={`${id}-helper-text ${id}-rules-title ${id}-rules`}
      />
      <StrengthMeter estimate={estimate} />
      <PasswordRules id={`${id}-rules`} password={value} />
    </Stack>
  );
}
