import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useInstituteName } from '@/entities/names/use-institute-name';
import { isInstituteCode } from './institute-code';

interface Props {
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** Narrows what is looked for to one holder, whose name stands beside its code. */
export function InstituteField({ value, disabled, onChange }: Props) {
  const { t } = useTranslation('match');
  const id = useId();
  const valid = isInstituteCode(value);
  const code = value.trim().toUpperCase();
  const nameOf = useInstituteName(valid && code ? [code] : []);
  const name = nameOf(code);
  return (
    <div>
      <div className="beside">
        <label htmlFor={id}>{t('institute')}</label>
        <input
          id={id}
          size={10}
          maxLength={20}
          spellCheck={false}
          autoComplete="off"
          disabled={disabled}
          value={value}
          aria-invalid={!valid}
          aria-describedby={`${id}-said`}
          onChange={(event) => onChange(event.target.value)}
        />
        <span id={`${id}-said`} className={valid ? undefined : 'problem'} role={valid ? undefined : 'alert'}>
          {!valid ? t('instituteProblem') : code && name !== code ? <bdi>{name}</bdi> : t('instituteHint')}
        </span>
      </div>
    </div>
  );
}
