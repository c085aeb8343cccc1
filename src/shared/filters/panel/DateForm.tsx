import { useTranslation } from 'react-i18next';
import { ApplyForm } from './ApplyForm';
import { FilterInput } from './FilterInput';
import { edgeOf, readTypedDate } from '../criteria/mcpd-range';
import { useDraft } from './use-draft';

interface Edges {
  ge: string | undefined;
  le: string | undefined;
}

interface Props {
  /** As applied. */
  edges: Partial<Edges>;
  format: 'mcpd' | 'iso';
  /** What is asked for, where the fields do not stand below its name. */
  name?: string;
  onApply: (edges: Edges) => void;
}

/** From and to as a year, a month or a day; a year means its first or last day. */
export function DateForm({ edges, format, name, onApply }: Props) {
  const { t } = useTranslation('ui');
  const [draft, setDraft] = useDraft({ ge: edges.ge ?? '', le: edges.le ?? '' });
  const wrong = Object.values(draft).some((text) => text.trim() !== '' && !readTypedDate(text));
  const edge = (end: 'ge' | 'le') => {
    const date = readTypedDate(draft[end]);
    return date && edgeOf(date, end, format);
  };
  const [ge, le] = [edge('ge'), edge('le')];
  const reversed = ge !== undefined && le !== undefined && ge > le;
  const problem = wrong ? t('filters.problem.date') : reversed ? t('filters.problem.order') : undefined;
  return (
    <ApplyForm problem={problem} onApply={() => onApply({ ge, le })}>
      {(problemId) =>
        (['ge', 'le'] as const).map((end) => {
          const label = t(end === 'ge' ? 'filters.from' : 'filters.to');
          return (
            <FilterInput
              key={end}
              label={label}
              aria-label={name && `${name}: ${label}`}
              placeholder={t('filters.datePlaceholder')}
              inputMode="numeric"
              value={draft[end]}
              aria-invalid={problemId !== undefined}
              aria-describedby={problemId}
              onChange={(event) => setDraft({ ...draft, [end]: event.target.value })}
            />
          );
        })
      }
    </ApplyForm>
  );
}
