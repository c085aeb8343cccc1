import { useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ANALOGUE_TOLERANCES } from '@/contract/climate';
import { Fields } from './Fields';
import { PlaceFields } from './PlaceFields';
import { readTypedPlace, type PlaceProblem } from './read-place';
import { ToleranceFields } from './ToleranceFields';
import { readTyped, typedTolerances } from './typed-tolerances';
import type { QuestionDraft } from './use-question-draft';

/** The place and the tolerances, asked by Enter or the button. */
export function QuestionForm({ draft }: { draft: QuestionDraft }) {
  const { t } = useTranslation('analogues');
  const [tried, setTried] = useState(false);
  const { place, problems } = readTypedPlace(draft.place);
  const shown = (problem: PlaceProblem | undefined) => (problem === 'required' && !tried ? undefined : problem);
  const submit = () => {
    const tolerances = readTyped(draft.tolerances);
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
        <Button onClick={() => draft.setTolerances(typedTolerances(ANALOGUE_TOLERANCES))}>
          {t('tolerances.usual')}
        </Button>
      </div>
    </Fields>
  );
}
