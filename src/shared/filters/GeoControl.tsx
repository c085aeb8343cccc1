import { useId, useState } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import type { Polygon } from 'geojson';
import { useTranslation } from 'react-i18next';
import { MAX_CORNERS } from '@/contract/accession/map';
import { cornersOf } from '@/shared/map/corners-of';
import { parseArea, type AreaProblem } from '@/shared/map/parse-area';
import { useFormat } from '@/shared/ui/format/use-format';
import { fieldValue, withField } from './criteria/field-path';
import type { GeoFilter } from './criteria/filter-definition';
import type { FilterProps } from './criteria/filter-props';
import styles from './GeoControl.module.css';

/** An area on the map: the one in force, and a polygon pasted in place of one drawn. */
export default function GeoControl<F extends object>({ definition, filter, onChange }: FilterProps<F, GeoFilter<F>>) {
  const { t } = useTranslation('map');
  const { number } = useFormat();
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<AreaProblem>();
  const area = fieldValue(filter, definition.field) as Polygon | undefined;
  const apply = async () => {
    const parsed = await parseArea(text);
    if ('problem' in parsed) {
      setProblem(parsed.problem);
      return;
    }
    setText('');
    onChange(withField(filter, definition.field, parsed.polygon));
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      {area && (
        <>
          <p>{t('area.present', { count: cornersOf(area) })}</p>
          <Button size="small" onClick={() => onChange(withField(filter, definition.field, undefined))}>
            {t('area.remove')}
          </Button>
        </>
      )}
      <label htmlFor={`${id}box`}>{t('area.paste')}</label>
      <textarea
        id={`${id}box`}
        dir="ltr"
        spellCheck={false}
        value={text}
        placeholder={t('area.placeholder')}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}help ${id}problem` : `${id}help`}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(undefined);
        }}
      />
      {problem && (
        <p id={`${id}problem`} role="alert">
          {t(`area.problem.${problem.key}`, { ...problem.values })}
        </p>
      )}
      <p id={`${id}help`}>{t('area.help', { max: number(MAX_CORNERS) })}</p>
      <Button type="submit" size="small" variant="outlined">
        {t('area.apply')}
      </Button>
    </form>
  );
}
