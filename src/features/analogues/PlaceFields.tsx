import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Axis } from '@/mcpd/coordinates';
import { Entry } from '@/shared/filters/Entry';
import { splitPair, type PlaceProblem, type TypedPlace } from './read-place';

interface Props {
  typed: TypedPlace;
  problems: Partial<Record<Axis, PlaceProblem>>;
  onType: (typed: TypedPlace) => void;
}

const AXES = ['latitude', 'longitude'] as const;

/** Latitude and longitude. Both pasted into one box are told apart. */
export function PlaceFields({ typed, problems, onType }: Props) {
  const { t } = useTranslation('analogues');
  const id = useId();
  return (
    <fieldset>
      <legend>{t('place.title')}</legend>
      <p className="hint">{t('place.hint')}</p>
      <div className="row">
        {AXES.map((axis) => (
          <Entry
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
