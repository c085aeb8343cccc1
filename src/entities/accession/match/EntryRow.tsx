import { useTranslation } from 'react-i18next';
import { useFormat } from '@/shared/ui/use-format';
import { CandidateName } from './CandidateName';
import type { Entry } from './match-report';

interface Props {
  entry: Entry;
  name: string;
  chosen: string | undefined;
  /** Other lines whose choice is the same accession. */
  also: number;
  onChoose: (text: string, uuid: string | undefined) => void;
}

function AlsoBy({ also }: { also: number }) {
  const { t } = useTranslation('match');
  return also > 0 ? <span className="why"> ({t('alsoBy', { count: also })})</span> : null;
}

/** One accession fits: it is taken or not. */
export function TickRow({ entry: { text, result }, chosen, also, onChoose }: Props) {
  const { t } = useTranslation('match');
  const [candidate] = result.candidates;
  if (!candidate) return null;
  const { uuid, accessionNumber: number } = candidate;
  return (
    <label>
      <input
        type="checkbox"
        checked={chosen === uuid}
        aria-label={t('take', { number, typed: text })}
        onChange={({ target }) => onChoose(text, target.checked ? uuid : undefined)}
      />
      <span className="pair">
        <span className="typed">
          <bdi>{text}</bdi>
        </span>
        <CandidateName candidate={candidate} />
        <AlsoBy also={also} />
      </span>
    </label>
  );
}

/** Several may be meant: one is chosen, or none. */
export function ChoiceRow({ entry: { text, result }, name, chosen, also, onChoose }: Props) {
  const { t } = useTranslation('match');
  const { number } = useFormat();
  const more = result.candidateCount - result.candidates.length;
  return (
    <fieldset>
      <legend>
        <bdi className="typed">{text}</bdi>
        <AlsoBy also={also} />
      </legend>
      {result.candidates.map((candidate) => (
        <label key={candidate.uuid}>
          <input
            type="radio"
            name={name}
            checked={chosen === candidate.uuid}
            onChange={() => onChoose(text, candidate.uuid)}
          />
          <CandidateName candidate={candidate} />
        </label>
      ))}
      <label>
        <input type="radio" name={name} checked={chosen === undefined} onChange={() => onChoose(text, undefined)} />
        {t('noneOfThem')}
      </label>
      {more > 0 && <p className="why">{t('more', { count: more, shown: number(more) })}</p>}
    </fieldset>
  );
}

/** Nothing fits. */
export function MissingRow({ entry: { text } }: Props) {
  return <bdi className="typed">{text}</bdi>;
}
