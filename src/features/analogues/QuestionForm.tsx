import { Button } from '@/shared/ui/controls/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ANALOGUE_TOLERANCES } from '@/contract/accession/climate';
import type { Axis } from '@/mcpd/coordinates';
import { FilterInput } from '@/shared/filters/panel/FilterInput';
import { useLocale } from '@/shared/ui/text/use-locale';
import { readTypedPlace, splitPair, type PlaceProblem, type TypedPlace } from './read-place';
import { ToleranceFields } from './ToleranceFields';
import { readTyped, typedTolerances } from './typed-tolerances';
import type { QuestionDraft } from './use-question-draft';
import styles from './QuestionForm.module.css';

interface Props {
  typed: TypedPlace;
  problems: Partial<Record<Axis, PlaceProblem>>;
  onType: (typed: TypedPlace) => void;
}

const AXES = ['latitude', 'longitude'] as const;

/** Latitude and longitude. Both pasted into one box are told apart. */
function PlaceFields({ typed, problems, onType }: Props) {
  const { t } = useTranslation('analogues');
  const id = useId();
  return (
    <fieldset>
      <legend>{t('place.title')}</legend>
      <p className="hint">{t('place.hint')}</p>
      <div className="row">
        {AXES.map((axis) => (
          <FilterInput
            key={axis}
            label={t(`place.${axis}`)}
            value={typed[axis]}
            autoComplete="off"
            dir="ltr"
            aria-invalid={problems[axis] !== undefined}
            aria-describedby={problems[axis] && `${id}-${axis}`}
            onChange={(event) => onType({ ...typed, [axis]: event.target.value })}
            onPaste={(event) => {
              const pair = splitPair(event.clipboardData.getData('text'));
              if (!pair) return;
              event.preventDefault();
              onType(pair);
            }}
          />
        ))}
      </div>
      {AXES.map(
        (axis) =>
          problems[axis] && (
            <p key={axis} id={`${id}-${axis}`} className="problem" role="alert">
              {t(`place.${axis}`)}: {t(`problem.${problems[axis]}`)}
            </p>
          ),
      )}
    </fieldset>
  );
}

/** The place and the tolerances, asked by Enter or the button. */
export function QuestionForm({ draft }: { draft: QuestionDraft }) {
  const { t } = useTranslation('analogues');
  const language = useLocale();
  const [tried, setTried] = useState(false);
  const { place, problems } = readTypedPlace(draft.place);
  const shown = (problem: PlaceProblem | undefined) => (problem === 'required' && !tried ? undefined : problem);
  const submit = () => {
    const tolerances = readTyped(draft.tolerances, language);
    setTried(true);
    if (place && tolerances) draft.submit(place, tolerances);
  };
  return (
    <form
      className={styles.fields}
      noValidate
      aria-label={t('question')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <PlaceFields
        typed={draft.place}
        problems={{ latitude: shown(problems.latitude), longitude: shown(problems.longitude) }}
        onType={draft.setPlace}
      />
      <ToleranceFields typed={draft.tolerances} onType={draft.setTolerances} />
      <div className="row">
        <Button type="submit" variant="contained">
          {t('find')}
        </Button>
        <Button onClick={() => draft.setTolerances(typedTolerances(ANALOGUE_TOLERANCES, language))}>
          {t('tolerances.usual')}
        </Button>
      </div>
    </form>
  );
}
