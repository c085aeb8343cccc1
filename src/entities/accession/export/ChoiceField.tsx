import { useId } from 'react';
import styles from './ChoiceField.module.css';

interface Props<T extends string> {
  label: string;
  options: readonly { name: T; label: string; text: string }[];
  value: T;
  disabled: boolean;
  onChange: (value: T) => void;
}

/** One of a few, each with a sentence about it. */
export function ChoiceField<T extends string>({ label, options, value, disabled, onChange }: Props<T>) {
  const id = useId();
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.name}>
            <input
              type="radio"
              name={id}
              checked={option.name === value}
              disabled={disabled}
              aria-describedby={`${id}-${option.name}`}
              aria-label={option.label}
              onChange={() => onChange(option.name)}
            />
            <span aria-hidden="true">{option.label}</span>
            <small id={`${id}-${option.name}`}>{option.text}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
