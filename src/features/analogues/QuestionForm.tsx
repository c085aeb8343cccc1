import { Button } from '@/shared/ui/controls/Button';
import { styled } from '@/shared/ui/styled';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ANALOGUE_TOLERANCES } from '@/contract/climate';
import type { Axis } from '@/mcpd/coordinates';
import { FilterInput } from '@/shared/filters/panel/FilterInput';
import { useLocale } from '@/shared/ui/text/use-locale';
import { readTypedPlace, splitPair, type PlaceProblem, type TypedPlace } from './read-place';
import { ToleranceFields } from './ToleranceFields';
import { readTyped, typedTolerances } from './typed-tolerances';
import type { QuestionDraft } from './use-question-draft';

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

/** The form of the question: small labelled parts, one below the other. */
const Fields = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  alignContent: 'start',
  marginBlockEnd: theme.spacing(2),
  '& fieldset': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(1),
    margin: 0,
    padding: 0,
    border: 0,
    minWidth: 0,
  },
  '& legend': {
    padding: 0,
    marginBlockEnd: theme.spacing(1),
    fontFamily: theme.typography.h3.fontFamily,
    fontWeight: 600,
  },
  '& p': { margin: 0 },
  '& .hint': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& .problem': { fontSize: '0.8125rem', color: theme.vars.palette.error.main },
  '& .row': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1), alignItems: 'end' },
  '& .another > label': {
    flex: '1 1 200px',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: 0,
    fontSize: '0.8125rem',
  },
  '@media print': { display: 'none' },
}));

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
    <Fields
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
    </Fields>
  );
}
