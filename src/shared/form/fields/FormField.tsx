import { Suspense, useMemo } from 'react';
import { ChoiceLabel } from '@/shared/ui/controls/ChoiceLabel';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { getIn, useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { useText } from '@/shared/ui/text/use-text';
import { CheckboxInput } from './CheckboxInput';
import type { CheckboxesField, ChoiceField, DrawnField, FieldDefinition } from './field-definition';
import { FieldFrame } from './FieldFrame';
import type FilesInput from './FilesInput';
import type JsonInput from './JsonInput';
import type MarkdownInput from './MarkdownInput';
import type OrderInput from './OrderInput';
import type RelationInput from './RelationInput';
import { DayInput, LongTextInput, NumberInput, PlainInput, TextsInput } from './text-inputs';
import type DateInput from '../date/DateInput';
import type ItemsInput from '../items/ItemsInput';
import type RowsInput from '../items/RowsInput';
import { TextInput } from '../TextInput';
import { useFieldRules, useFieldState } from '../use-field-state';

const WrittenDate = lazyPart<typeof DateInput>(() => import('../date/DateInput'));
const Files = lazyPart<typeof FilesInput>(() => import('./FilesInput'));
const Items = lazyPart<typeof ItemsInput>(() => import('../items/ItemsInput'));
const Json = lazyPart<typeof JsonInput>(() => import('./JsonInput'));
const Markdown = lazyPart<typeof MarkdownInput>(() => import('./MarkdownInput'));
const Order = lazyPart<typeof OrderInput>(() => import('./OrderInput'));
const Rows = lazyPart<typeof RowsInput>(() => import('../items/RowsInput'));
const Relation = lazyPart<typeof RelationInput>(() => import('./RelationInput'));

const PARTS = {
  date: WrittenDate,
  files: Files,
  items: Items,
  json: Json,
  markdown: Markdown,
  order: Order,
  relation: Relation,
  rows: Rows,
};

/** Ahead of a form that has such a field. What fails is asked for again when it is drawn. */
export const fetchPart = (kind: keyof typeof PARTS): void => void PARTS[kind].fetch().catch(() => undefined);

const NATIVE = { select: { native: true }, inputLabel: { shrink: true } } as const;

function SelectInput({ field, name, label, help, required }: DrawnField<ChoiceField>) {
  const { t } = useTranslation('fields');
  const text = useText(field.text.split(':')[0] ?? '');
  const nothing = required ? '' : t('nothing');
  const options = useMemo(
    () =>
      ['', ...field.values].map((value) => (
        <option key={value} value={value}>
          {value === '' ? nothing : text(`${field.text}.${value}`)}
        </option>
      )),
    [field, nothing, text],
  );
  return (
    <TextInput select name={name} label={label} helperText={help} required={required} slotProps={NATIVE}>
      {options}
    </TextInput>
  );
}

function RadioInput({ field, name, label, help, required }: DrawnField<ChoiceField>) {
  const text = useText(field.text.split(':')[0] ?? '');
  const { value, setValue, touch, wrong } = useFieldState<string>(name);
  return (
    <FieldFrame role="radiogroup" label={label} help={help} required={required} wrong={wrong}>
      {field.values.map((one) => (
        <ChoiceLabel key={one}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={value === one}
            onChange={() => setValue(one)}
            onBlur={touch}
          />
          {text(`${field.text}.${one}`)}
        </ChoiceLabel>
      ))}
    </FieldFrame>
  );
}

function CheckboxesInput({ field, name, label, help, required }: DrawnField<CheckboxesField>) {
  const text = useText(field.text.split(':')[0] ?? '');
  const { value, setValue, touch, wrong } = useFieldState<string[]>(name);
  return (
    <FieldFrame label={label} help={help} required={required} wrong={wrong}>
      {field.values.map((one) => (
        <ChoiceLabel key={one}>
          <input
            type="checkbox"
            name={name}
            checked={value.includes(one)}
            onChange={({ target }) => setValue(target.checked ? [...value, one] : value.filter((each) => each !== one))}
            onBlur={touch}
          />
          {text(`${field.text}.${one}`)}
        </ChoiceLabel>
      ))}
    </FieldFrame>
  );
}

/** The part of the screen for each kind; what is seldom met is loaded when it is drawn. */
function Drawn({ field, ...props }: DrawnField<FieldDefinition>) {
  switch (field.kind) {
    case 'text':
      return <PlainInput {...props} field={field} />;
    case 'longText':
      return <LongTextInput {...props} field={field} />;
    case 'number':
      return <NumberInput {...props} field={field} />;
    case 'date':
      return <WrittenDate {...props} field={field} />;
    case 'day':
      return <DayInput {...props} field={field} />;
    case 'texts':
      return <TextsInput {...props} field={field} />;
    case 'select':
      return <SelectInput {...props} field={field} />;
    case 'radio':
      return <RadioInput {...props} field={field} />;
    case 'checkbox':
      return <CheckboxInput name={props.name} label={props.label} help={props.help} />;
    case 'checkboxes':
      return <CheckboxesInput {...props} field={field} />;
    case 'markdown':
      return <Markdown {...props} field={field} />;
    case 'relation':
      return <Relation {...props} field={field} />;
    case 'items':
      return <Items {...props} field={field} />;
    case 'rows':
      return <Rows {...props} field={field} />;
    case 'order':
      return <Order {...props} field={field} />;
    case 'files':
      return <Files {...props} field={field} />;
    case 'json':
      return <Json {...props} field={field} />;
  }
}

interface Props {
  /** The namespace of its texts. */
  entity: string;
  field: FieldDefinition;
  /** The path of the item that it belongs to: `creators[0]`. */
  within?: string;
}

/** One field of an `EditForm`, drawn as its definition says. */
export function FormField({ entity, field, within }: Props) {
  const text = useText(entity);
  const name = within === undefined ? field.name : `${within}.${field.name}`;
  const rules = useFieldRules(name);
  const { values } = useFormikContext<Record<string, unknown>>();
  const around = within === undefined ? values : (getIn(values, within) as Record<string, unknown>);
  if (field.shown?.(around) === false) return null;
  const path = name.replace(/\[\d+\]/g, '');
  // An empty default would be answered with the key.
  const help = text(`${entity}:help.${path}`, { defaultValue: ' ' }).trim();
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={56} />}>
      <Drawn
        entity={entity}
        field={field}
        name={name}
        label={text(`${entity}:fields.${path}`)}
        required={field.required ?? rules.required}
        {...(help && { help })}
      />
    </Suspense>
  );
}
