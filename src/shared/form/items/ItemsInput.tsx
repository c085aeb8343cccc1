import { memo, use } from 'react';
import { FieldArray, FormikProvider, getIn, type ArrayHelpers, type FormikContextType } from 'formik';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/controls/Button';
import { useText } from '@/shared/ui/text/use-text';
import { useStableCallback } from '@/shared/ui/controls/use-stable-callback';
import type { DrawnField, ItemsField } from '../fields/field-definition';
import { valuesOf } from '../fields/field-schema';
import { FieldsWithin } from '../fields/fields-within';
import { ItemMoves } from './ItemMoves';
import { ItemsFrame } from './ItemsFrame';
import { isSamePart, useItems, type Item, type Move } from './use-items';
import styles from './ItemsInput.module.css';

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

const isSame = (one: RowProps, other: RowProps): boolean =>
  (['field', 'path', 'title', 'place', 'isLast', 'isOpen', 'entity'] as const).every(
    (key) => one[key] === other[key],
  ) && isSamePart(one, other);

/** One item. Typing into one of a hundred draws that one only: the others keep the form they were drawn with. */
const Row = memo(function Row({ formik, entity, field, path, title, place, isLast, isOpen, onFold, onMove }: RowProps) {
  const { t } = useTranslation('fields');
  const drawFields = use(FieldsWithin);
  const foldable = field.fields.length > UNFOLDED;
  const fold = t(isOpen ? 'items.fold' : 'items.edit');
  return (
    <li>
      <div className={styles.head}>
        <span className={styles.title} dir="auto">
          {title}
        </span>
        {foldable && (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={t('items.named', { action: fold, item: title })}
            onClick={() => onFold(place)}
          >
            {fold}
          </Button>
        )}
        <ItemMoves {...{ title, place, isLast, onMove }} />
      </div>
      {(isOpen || !foldable) && (
        <div className={styles.body}>
          <FormikProvider value={formik}>{drawFields({ entity, fields: field.fields, within: path })}</FormikProvider>
        </div>
      )}
    </li>
  );
}, isSame);

function Items({ list, ...props }: DrawnField<ItemsField> & { list: ArrayHelpers<Item[]> }) {
  const { entity, field, name } = props;
  const text = useText(entity);
  const titleOf = (item: Item | undefined, place: number): string => {
    const own = item?.[field.titled ?? field.fields[0]?.name ?? ''];
    return `${place + 1}. ${typeof own === 'string' && own.trim() !== '' ? own : text(field.one)}`;
  };
  const of = useItems({ field, name, list, titleOf, row: 'li' });
  const { formik, items, keys, open, setOpen } = of;
  const fold = useStableCallback((place: number) => setOpen(open === keys[place] ? undefined : keys[place]));

  /** What is wrong inside has to be seen. */
  const isWrong = (place: number) => {
    const [errors, touched] = [formik.errors, formik.touched].map((all) => getIn(all, `${name}[${place}]`) as unknown);
    return errors !== undefined && touched !== undefined;
  };
  return (
    <ItemsFrame {...props} of={of} onAdd={() => of.insert(items.length, valuesOf(field.fields))}>
      <ol className={styles.list} data-items>
        {items.map((item, place) => (
          <Row
            key={keys[place] ?? place}
            {...{ formik, entity, field, place }}
            path={`${name}[${place}]`}
            title={titleOf(item, place)}
            isLast={place === items.length - 1}
            isOpen={open === keys[place] || isWrong(place)}
            onFold={fold}
            onMove={of.move}
          />
        ))}
      </ol>
    </ItemsFrame>
  );
}

/** Repeated objects: added, removed and put back, moved, each with its own fields. */
export default function ItemsInput(props: DrawnField<ItemsField>) {
  return <FieldArray name={props.name}>{(list: ArrayHelpers<Item[]>) => <Items {...props} list={list} />}</FieldArray>;
}
