import { useTranslation } from 'react-i18next';
import { readWrittenDate } from '@/shared/form/date/read-written-date';
import { useDateExamples, useDateWords } from '@/shared/form/date/use-date-words';
import { Button } from '@/shared/ui/controls/Button';
import { useLocale } from '@/shared/ui/text/use-locale';
import { edgeOf, readTypedDate } from '../criteria/mcpd-range';
import { ApplyForm } from '../panel/ApplyForm';
import { FilterInput } from '../panel/FilterInput';
import { useDraft } from '../panel/use-draft';
import styles from './DateForm.module.css';

interface Edges {
  ge: string | undefined;
  le: string | undefined;
}

const ENDS = ['ge', 'le'] as const;
type End = (typeof ENDS)[number];

/** What is typed at one end, and the first or last day that it may mean. */
function useRead(end: End, typed: string, format: 'mcpd' | 'iso') {
  const language = useLocale();
  const { value, other } = readWrittenDate(typed, language) ?? {};
  const date = value === undefined ? undefined : readTypedDate(value);
  return { edge: date && edgeOf(date, end, format), day: date && edgeOf(date, end, 'mcpd'), other: other?.value };
}

interface Props {
  /** As applied. */
  edges: Partial<Edges>;
  format: 'mcpd' | 'iso';
  /** What is asked for, where the fields do not stand below its name. */
  name?: string;
  onApply: (edges: Edges) => void;
}

/** From and to as people write dates, with the days that were understood; a year means its first or last day. */
export default function DateForm({ edges, format, name, onApply }: Props) {
  const { t } = useTranslation(['ui', 'fields']);
  const wordsOf = useDateWords();
  const examples = useDateExamples();
  const [draft, setDraft] = useDraft({ ge: edges.ge ?? '', le: edges.le ?? '' });
  const read = { ge: useRead('ge', draft.ge, format), le: useRead('le', draft.le, format) };
  const labels = { ge: t('ui:filters.from'), le: t('ui:filters.to') };
  const wrong = ENDS.some((end) => draft[end].trim() !== '' && read[end].edge === undefined);
  const [ge, le] = [read.ge.edge, read.le.edge];
  const reversed = ge !== undefined && le !== undefined && ge > le;
  const wrongs = wrong ? t('fields:date.write', examples) : undefined;
  const problem = reversed ? t('ui:filters.problem.order') : wrongs;
  return (
    <ApplyForm problem={problem} onApply={() => onApply({ ge, le })}>
      {(problemId) => (
        <>
          {ENDS.map((end) => {
            const { day, other } = read[end];
            return (
              <div key={end} className={styles.end}>
                <FilterInput
                  label={labels[end]}
                  aria-label={name && `${name}: ${labels[end]}`}
                  placeholder={examples.month}
                  dir="auto"
                  value={draft[end]}
                  aria-invalid={problemId !== undefined}
                  aria-describedby={problemId}
                  onChange={(event) => setDraft({ ...draft, [end]: event.target.value })}
                />
                <div role="status" className={styles.understood}>
                  {day !== undefined && t('ui:filters.criterion', { label: labels[end], value: wordsOf(day) })}
                  {other !== undefined && (
                    <Button size="small" onClick={() => setDraft({ ...draft, [end]: other })}>
                      {t('fields:date.readAs', { date: wordsOf(other) })}
                    </Button>
                  )}
                </div>
              </div>
            );
          })}
        </>
      )}
    </ApplyForm>
  );
}
