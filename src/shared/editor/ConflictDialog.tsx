import { useId, useState } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import type { Stored } from '@/contract/entity';
import { DialogBox } from '@/shared/ui/dialogs/DialogBox';
import { Missing } from '@/shared/ui/text/Missing';
import { useFormat } from '@/shared/ui/format/use-format';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { useText } from '@/shared/ui/text/use-text';
import type { Difference, Side } from './conflict';
import styles from './ConflictDialog.module.css';

/** What is compared may be of any kind: names say more than keys. */
function wordsOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value)) return value.map(wordsOf).join('\n');
  if (typeof value !== 'object') return String(value as string | number | boolean);
  const named = value as { title?: unknown; name?: unknown; fullName?: unknown };
  const name = named.title ?? named.name ?? named.fullName;
  return typeof name === 'string' ? name : Object.values(value).map(wordsOf).filter(Boolean).join(', ');
}

interface Props {
  entity: string;
  differences: readonly Difference[];
  /** The item as it is kept now: who changed it, and when. */
  item: Stored;
  onChoose: (sideOf: (name: string) => Side) => void;
  onClose: () => void;
}

/** Somebody else saved first: theirs, mine, or of each property the one chosen. */
export function ConflictDialog({ entity, differences, item, onChoose, onClose }: Props) {
  const { t } = useTranslation('editor');
  const text = useText(entity);
  const { day } = useFormat();
  const isolated = useIsolated();
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = (name: string): Side => choices[name] ?? 'mine';
  const { lastModifiedBy: name, lastModifiedDate = '' } = item;
  const clashes = differences.filter(({ clash }) => clash);
  return (
    <DialogBox
      wide
      title={t('conflict.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('conflict.back')}</Button>
          {clashes.length > 0 && (
            <>
              <Button onClick={() => onChoose(() => 'theirs')}>{t('conflict.theirs')}</Button>
              <Button onClick={() => onChoose(() => 'mine')}>{t('conflict.mine')}</Button>
            </>
          )}
          <Button variant="contained" autoFocus onClick={() => onChoose(sideOf)}>
            {t(clashes.length > 0 ? 'conflict.save' : 'conflict.both')}
          </Button>
        </>
      }
    >
      <p>
        {name
          ? t('conflict.by', { name: isolated(name), day: day(lastModifiedDate) })
          : t('conflict.somebody', { day: day(lastModifiedDate) })}
      </p>
      {clashes.length === 0 && <p>{t('conflict.apart')}</p>}
      {differences.map((each) => (
        <Compared
          key={each.name}
          difference={each}
          label={text(`${entity}:fields.${each.name}`)}
          side={sideOf(each.name)}
          onChange={(side) => setChoices((before) => ({ ...before, [each.name]: side }))}
        />
      ))}
    </DialogBox>
  );
}

interface ComparedProps {
  difference: Difference;
  label: string;
  side: Side;
  onChange: (side: Side) => void;
}

/** A property, mine beside theirs; chosen where both were changed. */
function Compared({ difference, label, side, onChange }: ComparedProps) {
  const { t } = useTranslation('editor');
  const name = useId();
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      <div>
        {(['mine', 'theirs'] as const).map((each) => {
          const words = wordsOf(difference[each]);
          const shown = (
            <>
              <span className={styles.side}>{t(`conflict.side.${each}`)}</span>
              <br />
              {words ? <bdi>{words}</bdi> : <Missing />}
            </>
          );
          return difference.clash ? (
            <label key={each}>
              <input type="radio" name={name} checked={side === each} onChange={() => onChange(each)} /> {shown}
            </label>
          ) : (
            <p key={each}>{shown}</p>
          );
        })}
      </div>
    </fieldset>
  );
}
