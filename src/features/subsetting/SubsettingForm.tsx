import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Indicator } from '@/contract/subsetting';
import { Fields } from './Fields';
import type { FieldsProps } from './fields-props';
import { IndicatorFields } from './IndicatorFields';
import { MethodFields } from './MethodFields';
import { SeedField } from './SeedField';
import { SetsFields } from './SetsFields';
import { SpanFields } from './SpanFields';
import { USUAL_INPUTS } from './subsetting-inputs';

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
    <Fields
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
            <label key={String(advanced)} className="option">
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
    </Fields>
  );
}
