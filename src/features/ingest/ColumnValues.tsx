import { useState } from 'react';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { TRANSLATION_LENGTH, type ProposedColumn } from '@/contract/dataset/ingest';
import { descriptorApi } from '@/entities/descriptor/api';
import { TextField } from '@/shared/mui/TextField';
import { useFormat } from '@/shared/ui/format/use-format';
import { isCoded, type IngestPlan } from './ingest-plan';
import styles from './ColumnValues.module.css';

/** What a text may be read as, where that is one of few. */
interface Choice {
  value: string;
  label: string;
}

type Meant = IngestPlan['descriptors'][number];

const NONE: readonly Choice[] = [];

/** The codes of the descriptor that is chosen, or of the new one as it is filled in; of others any text is taken. */
function useChoices(meant: Meant | undefined): readonly Choice[] {
  const { t } = useTranslation('ui');
  const uuid = meant?.meaning === 'existing' ? (meant.uuid ?? '') : '';
  const { currentData } = descriptorApi.endpoints.descriptor.useQuery(uuid, { skip: uuid === '' });
  const { dataType, terms } = (meant?.meaning === 'made' ? meant : currentData) ?? {};
  if (dataType === 'BOOLEAN')
    return [
      { value: 'true', label: t('yes') },
      { value: 'false', label: t('no') },
    ];
  if (!isCoded(dataType) || !terms) return NONE;
  return terms.flatMap(({ code, title }) =>
    code ? [{ value: code, label: title && title !== code ? `${code} – ${title}` : code }] : [],
  );
}

/** In a list of choices: as no value. A code is never empty. */
const NO_VALUE = ' ';

interface ReadAsProps {
  /** What stands in the sheet, what it is read as, and how that is said. */
  text: string;
  as: string | null;
  choices: readonly Choice[];
  onChange: (as: string | null) => void;
}

function ReadAs({ text, as, choices, onChange }: ReadAsProps) {
  const { t } = useTranslation('ingest');
  const label = t('reading.asOf', { text });
  if (choices.length === 0 && as !== null)
    return (
      <TextField
        size="small"
        fullWidth
        value={as}
        placeholder={t('reading.written')}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ htmlInput: { 'aria-label': label, maxLength: TRANSLATION_LENGTH, dir: 'auto' } }}
      />
    );
  const isKnown = as === null || as === '' || choices.some(({ value }) => value === as);
  return (
    <TextField
      select
      size="small"
      fullWidth
      value={as ?? NO_VALUE}
      onChange={({ target }) => onChange(target.value === NO_VALUE ? null : target.value)}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': label } }}
    >
      <option value="">{t('reading.written')}</option>
      {!isKnown && <option value={as}>{as}</option>}
      {choices.map(({ value, label: name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
      <option value={NO_VALUE}>{t('reading.none')}</option>
    </TextField>
  );
}

interface Props {
  /** Its place in the form. */
  place: number;
  translations: IngestPlan['columns'][number]['translations'];
  values: ProposedColumn['values'];
  meant: Meant | undefined;
}

/** What each text of a column is read as: "short" as absent, a word as a code. Open where something is read otherwise. */
export function ColumnValues({ place, translations, values, meant }: Props) {
  const { t } = useTranslation('ingest');
  const { number } = useFormat();
  const { setFieldValue } = useFormikContext<IngestPlan>();
  const choices = useChoices(meant);
  const [isOpen, setOpen] = useState(translations.some(({ as }) => as !== ''));
  if (translations.length === 0) return null;
  const counts = new Map(values?.map(({ text, count }) => [text, count]));
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('reading.title', { shown: number(translations.length) })}</summary>
      {isOpen && (
        <table className={styles.values} aria-label={t('reading.title', { shown: number(translations.length) })}>
          <thead>
            <tr>
              <th scope="col">{t('reading.text')}</th>
              <th scope="col">{t('reading.count')}</th>
              <th scope="col">{t('reading.as')}</th>
            </tr>
          </thead>
          <tbody>
            {translations.map(({ text, as }, at) => (
              <tr key={text}>
                <th scope="row">
                  <bdi>{text}</bdi>
                </th>
                <td>{number(counts.get(text) ?? 0)}</td>
                <td>
                  <ReadAs
                    text={text}
                    as={as}
                    choices={choices}
                    onChange={(next) => void setFieldValue(`columns[${place}].translations[${at}].as`, next)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
