import { Button } from '@/shared/ui/controls/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Indicator, SubsetMethod } from '@/contract/accession/subsetting';
import { FilterInput } from '@/shared/filters/panel/FilterInput';
import type { FieldsProps } from './fields-props';
import { IndicatorFields } from './IndicatorFields';
import { ProblemText } from './ProblemText';
import { SpanFields } from './SpanFields';
import { USUAL_INPUTS } from './subsetting-inputs';
import styles from './SubsettingForm.module.css';

/** How many sets: one number, or a range within which the number that suits best is taken. */
function SetsFields({ inputs, problems, onChange }: FieldsProps) {
  const { t } = useTranslation('subsetting');
  const id = useId();
  const names = inputs.advanced ? (['from', 'to'] as const) : (['sets'] as const);
  return (
    <fieldset>
      <legend>{t('sets.title')}</legend>
      <p className="hint">{t(inputs.advanced ? 'sets.rangeHint' : 'sets.hint')}</p>
      <div className="row">
        {names.map((name) => (
          <FilterInput
            key={name}
            label={t(`sets.${name}`)}
            inputMode="numeric"
            autoComplete="off"
            value={inputs[name]}
            aria-invalid={problems.sets !== undefined}
            aria-describedby={problems.sets && id}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        ))}
      </div>
      <ProblemText id={id} problem={problems.sets} />
    </fieldset>
  );
}

/** What chance begins with: the same number gives the same result again. */
function SeedField({ inputs, problems, onChange }: FieldsProps) {
  const { t } = useTranslation('subsetting');
  const id = useId();
  return (
    <fieldset>
      <legend>{t('seed.title')}</legend>
      <p className="hint">{t('seed.hint')}</p>
      <div className="row">
        <FilterInput
          label={t('seed.label')}
          inputMode="numeric"
          autoComplete="off"
          value={inputs.seed}
          aria-invalid={problems.seed !== undefined}
          aria-describedby={problems.seed && id}
          onChange={(event) => onChange({ seed: event.target.value })}
        />
      </div>
      <ProblemText id={id} problem={problems.seed} />
    </fieldset>
  );
}

/** The usual one first. */
const METHODS: readonly SubsetMethod[] = ['core', 'random', 'manual'];

/** How the accessions of the sets are chosen. */
function MethodFields({ inputs, onChange }: FieldsProps) {
  const { t } = useTranslation('subsetting');
  return (
    <fieldset>
      <legend>{t('method.title')}</legend>
      {METHODS.map((method) => (
        <label key={method} className={styles.option}>
          <input type="radio" name="method" checked={inputs.method === method} onChange={() => onChange({ method })} />
          <span>
            {t(`method.${method}.name`)}
            <small>{t(`method.${method}.text`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface Props extends FieldsProps {
  indicators: readonly Indicator[];
  /** A computation is under way, or the result is just changing. */
  busy: boolean;
  onStart: () => void;
}

/** The settings in few choices or in all; what was typed in one mode is there again when it is chosen. */
export function SubsettingForm({ indicators, busy, onStart, ...fields }: Props) {
  const { t } = useTranslation('subsetting');
  const { inputs, problems, onChange } = fields;
  const wrong = Object.keys(problems).length > 0;
  return (
    <form
      className={styles.fields}
      noValidate
      aria-label={t('settings')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!wrong && !busy) onStart();
      }}
    >
      <fieldset className="wide">
        <legend>{t('mode.title')}</legend>
        <div className="row">
          {([false, true] as const).map((advanced) => (
            <label key={String(advanced)} className={styles.option}>
              <input
                type="radio"
                name="mode"
                checked={inputs.advanced === advanced}
                onChange={() => onChange({ advanced })}
              />
              {t(advanced ? 'mode.advanced' : 'mode.basic')}
            </label>
          ))}
        </div>
        {!inputs.advanced && <p className="hint">{t('mode.basicHint')}</p>}
      </fieldset>
      <MethodFields {...fields} />
      <SetsFields {...fields} />
      {inputs.advanced && (
        <>
          <SpanFields {...fields} />
          <SeedField {...fields} />
          <IndicatorFields {...fields} indicators={indicators} />
        </>
      )}
      <div className="wide row">
        <Button type="submit" variant="contained" disabled={busy || wrong}>
          {t('start')}
        </Button>
        <Button onClick={() => onChange({ ...USUAL_INPUTS, indicators: undefined, advanced: inputs.advanced })}>
          {t('usual')}
        </Button>
      </div>
    </form>
  );
}
