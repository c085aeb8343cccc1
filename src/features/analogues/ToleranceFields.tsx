import { useId, useState } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import { BIO_VARIABLES, type BioVariable } from '@/contract/accession/climate';
import { useClimateName } from '@/entities/accession/climate/use-climate-name';
import { NativeSelect } from '@/shared/ui/controls/NativeSelect';
import { useLocale } from '@/shared/ui/text/use-locale';
import { readAmount, withVariable, type TypedTolerance } from './typed-tolerances';
import styles from './ToleranceFields.module.css';

interface Props {
  typed: readonly TypedTolerance[];
  onType: (typed: TypedTolerance[]) => void;
}

/** How far each variable of the climate may be from the target's, in its unit or in percent. */
export function ToleranceFields({ typed, onType }: Props) {
  const { t } = useTranslation('analogues');
  const { t: ui } = useTranslation('ui');
  const { name, unit } = useClimateName();
  const id = useId();
  const left = BIO_VARIABLES.filter((variable) => !typed.some((one) => one.variable === variable));
  const [wanted, setWanted] = useState<string>();
  const next = left.find((variable) => variable === wanted) ?? left[0];
  const change = (variable: BioVariable, patch: Partial<TypedTolerance>) =>
    onType(typed.map((one) => (one.variable === variable ? { ...one, ...patch } : one)));
  const language = useLocale();
  const faults = typed
    .map(({ amount }) => readAmount(amount, language))
    .map((read) => typeof read !== 'number' && read);
  const fault = faults.find(Boolean);
  return (
    <fieldset>
      <legend>{t('tolerances.title')}</legend>
      <p className="hint">{t('tolerances.hint')}</p>
      {typed.map(({ variable, amount, unit: chosen }, at) => (
        <div className={styles.line} key={variable}>
          <span>{name(variable)}</span>
          <input
            inputMode="decimal"
            value={amount}
            aria-label={t('tolerances.amount', { variable: name(variable) })}
            aria-invalid={Boolean(faults[at])}
            aria-describedby={faults[at] ? id : undefined}
            onChange={(event) => change(variable, { amount: event.target.value })}
          />
          <select
            value={chosen}
            aria-label={t('tolerances.unit', { variable: name(variable) })}
            onChange={(event) => change(variable, { unit: event.target.value === 'percent' ? 'percent' : 'by' })}
          >
            <option value="by">{unit(variable)}</option>
            <option value="percent">{t('tolerances.percent')}</option>
          </select>
          <Button
            size="small"
            aria-label={t('tolerances.remove', { variable: name(variable) })}
            onClick={() => onType(typed.filter((one) => one.variable !== variable))}
          >
            <span aria-hidden="true">×</span>
          </Button>
        </div>
      ))}
      {fault && (
        <p id={id} className="problem" role="alert">
          {fault === 'none' ? t('problem.amount') : ui('filters.problem.either', { ...fault })}
        </p>
      )}
      {typed.length === 0 && (
        <p className="problem" role="alert">
          {t('problem.noVariable')}
        </p>
      )}
      {next && (
        <div className="row another">
          <NativeSelect
            label={t('tolerances.another')}
            value={next}
            options={left.map((variable) => ({ value: variable, label: name(variable) }))}
            onChange={setWanted}
          />
          <Button variant="outlined" onClick={() => onType(withVariable(typed, next))}>
            {t('tolerances.add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
