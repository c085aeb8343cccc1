import type { Tolerances } from '@/contract/accession/climate';
import { useDraft } from '@/shared/filters/panel/use-draft';
import { useLocale } from '@/shared/ui/text/use-locale';
import type { AnalogueQuestion, TargetPlace } from './analogue-question';
import type { TypedPlace } from './read-place';
import { readTyped, typedTolerances, type TypedTolerance } from './typed-tolerances';

/** What is typed of a question until it is asked. The two halves follow the address each by itself. */
export interface QuestionDraft {
  place: TypedPlace;
  tolerances: TypedTolerance[];
  setPlace(place: TypedPlace): void;
  setTolerances(tolerances: TypedTolerance[]): void;
  submit(place: TargetPlace, tolerances: Tolerances): void;
  /** A place that was chosen, not typed: asked at once, with the tolerances as far as they can be read. */
  pick(place: TargetPlace, accession?: string): void;
}

const DIGITS = 4;

export function useQuestionDraft(question: AnalogueQuestion, ask: (question: AnalogueQuestion) => void): QuestionDraft {
  const language = useLocale();
  const { latitude, longitude } = question.place ?? {};
  const [place, setPlace] = useDraft<TypedPlace>({
    latitude: latitude === undefined ? '' : String(latitude),
    longitude: longitude === undefined ? '' : String(longitude),
  });
  const [tolerances, setTolerances] = useDraft(typedTolerances(question.tolerances, language));
  return {
    place,
    tolerances,
    setPlace,
    setTolerances,
    submit: (next, within) => ask({ place: next, tolerances: within }),
    pick: (picked, accession) => {
      const short = (value: number) => Number(value.toFixed(DIGITS));
      const next = { latitude: short(picked.latitude), longitude: short(picked.longitude) };
      // What was typed before the click on the same place would stand there for ever.
      setPlace({ latitude: String(next.latitude), longitude: String(next.longitude) });
      const within = readTyped(tolerances, language) ?? question.tolerances;
      ask({ place: accession ? picked : next, tolerances: within, ...(accession && { accession }) });
    },
  };
}
