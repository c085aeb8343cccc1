import { memo, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { FieldArray, FormikProvider, type ArrayHelpers, type FormikContextType } from 'formik';
import { useTranslation } from 'react-i18next';
import { Alert } from '@/shared/mui/Alert';
import { useStableCallback } from '@/shared/ui/controls/use-stable-callback';
import { useText } from '@/shared/ui/text/use-text';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';
import type { DrawnField, RowsField } from '../fields/field-definition';
import { valuesOf } from '../fields/field-schema';
import { useFieldState } from '../use-field-state';
import { ItemMoves } from './ItemMoves';
import { ItemsFrame } from './ItemsFrame';
import { readRows, type PastedRows } from './pasted-rows';
import { isSamePart, useItems, type Item, type Move } from './use-items';
import styles from './RowsInput.module.css';

/** Lines that were not understood are named up to so many, and so much of each. */
const NAMED = 5;
const SHOWN = 80;

type OnPaste = (event: ClipboardEvent<HTMLInputElement>, place: number, column: number) => void;

interface CellProps {
  name: string;
  heading: string;
  place: number;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onLeave: () => void;
}

function Cell({ name, heading, place, onPaste, onKeyDown, onLeave }: CellProps) {
  const { t } = useTranslation('fields');
  const { value, setValue, touch, wrong } = useFieldState<string | null>(name);
  const isWrong = wrong !== undefined;
  return (
    <td data-heading={heading}>
      <input
        name={name}
        dir="auto"
        autoComplete="off"
        aria-label={t('rows.cell', { field: heading, row: place + 1 })}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${name}-wrong` : undefined}
        value={value ?? ''}
        onChange={({ target }) => setValue(target.value)}
        onBlur={() => {
          touch();
          onLeave();
        }}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
      />
      {isWrong && (
        <div id={`${name}-wrong`} className={styles.wrong} role="alert">
          {wrong}
        </div>
      )}
    </td>
  );
}

interface RowProps {
  formik: FormikContextType<unknown>;
  field: RowsField;
  headings: readonly string[];
  path: string;
  title: string;
  place: number;
  isLast: boolean;
  onMove: (place: number, move: Move) => void;
  onEnter: (place: number) => void;
  onLeave: (place: number, column: number) => void;
  onPaste: OnPaste;
}

const isSame = (one: RowProps, other: RowProps): boolean =>
  (['field', 'path', 'title', 'place', 'isLast'] as const).every((key) => one[key] === other[key]) &&
  one.headings.join('\n') === other.headings.join('\n') &&
  isSamePart(one, other);

const Row = memo(function Row(props: RowProps) {
  const { formik, field, headings, path, title, place, isLast, onMove, onEnter, onLeave, onPaste } = props;
  return (
    <tr>
      <FormikProvider value={formik}>
        {field.fields.map(({ name }, column) => (
          <Cell
            key={name}
            name={`${path}.${name}`}
            heading={headings[column] ?? name}
            place={place}
            onPaste={(event) => onPaste(event, place, column)}
            onLeave={() => onLeave(place, column)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              onEnter(place);
            }}
          />
        ))}
      </FormikProvider>
      <td className={styles.moves}>
        <ItemMoves {...{ title, place, isLast, onMove }} />
      </td>
    </tr>
  );
}, isSame);

const textOf = (item: Item | undefined, name: string | undefined): string => {
  const text = item?.[name ?? ''];
  return typeof text === 'string' ? text.trim() : '';
};

/** What was left out of what was pasted. */
function LeftOut({ bad }: Pick<PastedRows, 'bad'>) {
  const { t } = useTranslation('fields');
  const more = bad.length - NAMED;
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      {t('rows.bad', { count: bad.length })}
      <ul>
        {bad.slice(0, NAMED).map(({ line, text }) => (
          <li key={line}>
            <bdi>{t('line', { line, problem: text.slice(0, SHOWN) })}</bdi>
          </li>
        ))}
      </ul>
      {more > 0 && t('rows.more', { count: more })}
    </Alert>
  );
}

function Rows({ list, ...props }: DrawnField<RowsField> & { list: ArrayHelpers<Item[]> }) {
  const { entity, field, name, label } = props;
  const { t } = useTranslation(['fields', 'form']);
  const text = useText(entity);
  const path = name.replaceAll(/\[\d+\]/g, '');
  const names = field.fields.map((each) => each.name);
  const headings = names.map((each) => text(`${entity}:fields.${path}.${each}`));
  const titleOf = (item: Item | undefined, place: number): string => {
    const own = names.slice(0, 2).map((each) => textOf(item, each));
    return `${place + 1}. ${own.filter(Boolean).join(' ') || label}`;
  };
  const of = useItems({ field, name, list, titleOf, row: 'tr' });
  const { formik, items, keys } = of;
  const [bad, setBad] = useState<PastedRows['bad']>([]);
  const most = field.most ?? Infinity;

  const add = (place: number) => {
    setBad([]);
    if (of.isFull) of.setSaid(t('form:problem.listAtMost', { count: most }));
    else of.insert(place, valuesOf(field.fields));
  };
  /** What is said of two rows is said at both. */
  const touchAlike = (all: readonly Item[], from: number, to: number) => {
    const own = new Set(all.slice(from, to).flatMap((item) => textOf(item, names[0]) || []));
    for (const [at, item] of all.entries())
      if (own.has(textOf(item, names[0]))) void formik.setFieldTouched(`${name}[${at}].${names[0]}`, true, false);
  };
  const paste: OnPaste = (event, place, column) => {
    const pasted = event.clipboardData.getData('text/plain');
    // One line without a tab is pasted as into any other input.
    if (!/[\t\r\n]/.test(pasted.trim())) return;
    event.preventDefault();
    const read = readRows(pasted, { columns: headings, from: column, most: most - place });
    setBad(read.bad);
    if (read.rows.length === 0) return;
    const filled = read.rows.map((cells, at): Item => ({
      ...(items[place + at] ?? valuesOf(field.fields)),
      ...Object.fromEntries(cells.map((cell, i) => [names[column + i] ?? '', cell])),
    }));
    const all = [...items.slice(0, place), ...filled, ...items.slice(place + filled.length)];
    const taken = t('rows.taken', { count: filled.length });
    of.replace(all, read.headed ? `${taken} ${t('rows.headed')}` : taken);
    touchAlike(all, place, place + filled.length);
  };
  const onPaste = useStableCallback(paste);
  const onEnter = useStableCallback((place: number) => add(place + 1));
  const onLeave = useStableCallback((place: number, column: number) => {
    if (column === 0) touchAlike(items, place, place + 1);
  });
  return (
    <ItemsFrame
      {...props}
      of={of}
      help={props.help ?? t('rows.help')}
      more={bad.length > 0 && <LeftOut bad={bad} />}
      onAdd={() => add(items.length)}
    >
      {items.length > 0 && (
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
              <th>
                <VisuallyHidden>{t('rows.actions')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody data-items>
            {items.map((item, place) => (
              <Row
                key={keys[place] ?? place}
                {...{ formik, field, headings, place, onEnter, onLeave, onPaste }}
                path={`${name}[${place}]`}
                title={titleOf(item, place)}
                isLast={place === items.length - 1}
                onMove={of.move}
              />
            ))}
          </tbody>
        </table>
      )}
    </ItemsFrame>
  );
}

/** Repeated objects of a few short texts, as a table: Enter adds a row, and a paste fills them. */
export default function RowsInput(props: DrawnField<RowsField>) {
  return <FieldArray name={props.name}>{(list: ArrayHelpers<Item[]>) => <Rows {...props} list={list} />}</FieldArray>;
}
