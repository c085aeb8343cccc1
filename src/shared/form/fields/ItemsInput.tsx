import { memo, use, useEffect, useRef, useState } from 'react';
import Add from '@mui/icons-material/Add';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import { Alert } from '@/shared/mui/Alert';
import { Button } from '@/shared/ui/controls/Button';
import { FieldArray, FormikProvider, getIn, useFormikContext, type ArrayHelpers, type FormikContextType } from 'formik';
import { useTranslation } from 'react-i18next';
import { ITEM_EDITOR_ADVISED } from '@/contract/constants';
import { useStableCallback } from '@/shared/ui/controls/use-stable-callback';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';
import type { DrawnField, ItemsField } from './field-definition';
import { valuesOf } from './field-schema';
import { FieldsWithin } from './fields-within';
import { FieldFrame } from './FieldFrame';
import { PlaceButton } from './PlaceButton';
import { useFieldState } from '../use-field-state';
import styles from './ItemsInput.module.css';

type Item = Record<string, unknown>;
type Move = 'up' | 'down' | 'remove';

/** Items with more fields than this are folded but for one. */
const UNFOLDED = 3;

interface RowProps {
  formik: FormikContextType<unknown>;
  entity: string;
  field: ItemsField;
  /** The path of the item. */
  path: string;
  title: string;
  place: number;
  isLast: boolean;
  isOpen: boolean;
  onFold: (place: number) => void;
  onMove: (place: number, move: Move) => void;
}

/** What of the form an item is drawn from. */
const parts = ({ formik, path }: RowProps): unknown[] =>
  [formik.values, formik.errors, formik.touched].map((all) => getIn(all, path) as unknown);

const isSame = (one: RowProps, other: RowProps): boolean =>
  (['field', 'path', 'title', 'place', 'isLast', 'isOpen', 'entity'] as const).every(
    (key) => one[key] === other[key],
  ) && parts(one).every((part, i) => part === parts(other)[i]);

/** One item. Typing into one of a hundred draws that one only: the others keep the form they were drawn with. */
const Row = memo(function Row({ formik, entity, field, path, title, place, isLast, isOpen, onFold, onMove }: RowProps) {
  const { t } = useTranslation('fields');
  const drawFields = use(FieldsWithin);
  const foldable = field.fields.length > UNFOLDED;
  const named = (action: string) => t('items.named', { action, item: title });
  return (
    <li>
      <div className={styles.head}>
        <span className="title" dir="auto">
          {title}
        </span>
        {foldable && (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={named(t(isOpen ? 'items.fold' : 'items.edit'))}
            onClick={() => onFold(place)}
          >
            {t(isOpen ? 'items.fold' : 'items.edit')}
          </Button>
        )}
        <PlaceButton
          label={named(t('items.up'))}
          idle={place === 0}
          Icon={ArrowUpward}
          onClick={() => onMove(place, 'up')}
        />
        <PlaceButton
          label={named(t('items.down'))}
          idle={isLast}
          Icon={ArrowDownward}
          onClick={() => onMove(place, 'down')}
        />
        <PlaceButton label={named(t('items.remove'))} Icon={DeleteOutline} onClick={() => onMove(place, 'remove')} />
      </div>
      {(isOpen || !foldable) && (
        <div className={styles.body}>
          <FormikProvider value={formik}>{drawFields({ entity, fields: field.fields, within: path })}</FormikProvider>
        </div>
      )}
    </li>
  );
}, isSame);

interface Removed {
  item: Item;
  place: number;
  title: string;
}

function Items({
  entity,
  field,
  name,
  label,
  help,
  required,
  list,
}: DrawnField<ItemsField> & { list: ArrayHelpers<Item[]> }) {
  const { t } = useTranslation('fields');
  const formik = useFormikContext<unknown>();
  const { value: items, wrong } = useFieldState<Item[]>(name);
  // What is typed into an item stays with it when it is moved.
  const [keys, setKeys] = useState(() => items.map((_, i) => i));
  if (keys.length !== items.length) setKeys(items.map((_, i) => keys[i] ?? Math.max(-1, ...keys) + 1 + i));
  const [open, setOpen] = useState<number>();
  const [removed, setRemoved] = useState<Removed>();
  const [said, setSaid] = useState('');
  const element = useRef<HTMLDivElement>(null);
  const focus = useRef<string>(undefined);
  useEffect(() => {
    if (!focus.current) return;
    element.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = undefined;
  });

  const titleOf = (item: Item | undefined, place: number): string => {
    const own = item?.[field.titled ?? field.fields[0]?.name ?? ''];
    return `${place + 1}. ${typeof own === 'string' && own.trim() !== '' ? own : label}`;
  };
  const insert = (place: number, item: Item) => {
    const key = Math.max(-1, ...keys) + 1;
    list.insert(place, item);
    setKeys(keys.toSpliced(place, 0, key));
    setOpen(key);
    setRemoved(undefined);
    focus.current = `li:nth-of-type(${place + 1}) :is(input, textarea, select)`;
  };
  const move = useStableCallback((place: number, how: Move) => {
    const item = items[place];
    if (how === 'remove' && item) {
      list.remove(place);
      setKeys(keys.toSpliced(place, 1));
      setRemoved({ item, place, title: titleOf(item, place) });
      focus.current = '[data-undo]';
      return;
    }
    const to = how === 'up' ? place - 1 : place + 1;
    list.move(place, to);
    setKeys(keys.toSpliced(place, 1).toSpliced(to, 0, keys[place] ?? 0));
    setRemoved(undefined);
    setSaid(t('items.moved', { item: titleOf(item, place), place: to + 1, all: items.length }));
    focus.current = `li:nth-of-type(${to + 1}) .head button:nth-last-of-type(${how === 'up' ? 3 : 2})`;
  });
  const fold = useStableCallback((place: number) => setOpen(open === keys[place] ? undefined : keys[place]));

  /** What is wrong inside has to be seen. */
  const isWrong = (place: number) => {
    const [errors, touched] = [formik.errors, formik.touched].map((all) => getIn(all, `${name}[${place}]`) as unknown);
    return errors !== undefined && touched !== undefined;
  };
  const advised = field.advised ?? ITEM_EDITOR_ADVISED;
  const isFull = items.length >= (field.most ?? Infinity);
  return (
    <FieldFrame label={label} help={help} required={required} wrong={wrong}>
      <div ref={element}>
        {items.length > advised && (
          <Alert severity="warning" sx={{ mb: 1 }}>
            {t('items.advised', { most: advised })}
          </Alert>
        )}
        <ol className={styles.list}>
          {items.map((item, place) => (
            <Row
              key={keys[place] ?? place}
              {...{ formik, entity, field, place }}
              path={`${name}[${place}]`}
              title={titleOf(item, place)}
              isLast={place === items.length - 1}
              isOpen={open === keys[place] || isWrong(place)}
              onFold={fold}
              onMove={move}
            />
          ))}
        </ol>
        {removed && (
          <Alert
            severity="info"
            sx={{ mt: 1 }}
            action={
              <Button data-undo color="inherit" size="small" onClick={() => insert(removed.place, removed.item)}>
                {t('items.undo')}
              </Button>
            }
          >
            {t('items.removed', { item: removed.title })}
          </Alert>
        )}
        <Button
          startIcon={<Add />}
          style={{ marginBlockStart: 8 }}
          disabled={isFull}
          aria-label={t('items.named', { action: t('items.add'), item: label })}
          onClick={() => insert(items.length, valuesOf(field.fields))}
        >
          {t('items.add')}
        </Button>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </div>
    </FieldFrame>
  );
}

/** Repeated objects: added, removed and put back, moved, each with its own fields. */
export default function ItemsInput(props: DrawnField<ItemsField>) {
  return <FieldArray name={props.name}>{(list: ArrayHelpers<Item[]>) => <Items {...props} list={list} />}</FieldArray>;
}
