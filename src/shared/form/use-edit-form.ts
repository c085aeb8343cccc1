import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { getIn, setIn, useFormik } from 'formik';
import type { Schema } from 'yup';
import { isFailure, type Failure } from '@/shared/api/failure';
import { problem, type Problem, type ProblemKey } from './problem';
import type { Keep } from './use-kept-typing';

/** What fits values: it knows each of their properties, whatever it makes of what was typed. */
export type SchemaFor<V> = Schema & { readonly fields: { readonly [K in keyof V]: unknown } };

export interface EditFormProps<V extends Record<string, unknown>> {
  initial: V;
  /** Its messages are `Problem`s. */
  schema: SchemaFor<V>;
  /**
   * Sends. A `Failure` that it throws is told above the fields; its `fields` beside them. `onSaved`: what was typed is
   * saved, whatever fails after that. `unsent`: somebody was asked, and would rather not; all stays as it was.
   */
  send: (values: V, onSaved: () => void) => Promise<'unsent' | undefined | void>;
  /** Own words for a failure, where the mechanism's do not say enough. */
  explain?: (failure: Failure) => ReactNode;
  /** Where nothing secret is typed, or with the names of what is: kept until it is sent, over reloads and sign-ins. */
  keep?: Keep<V>;
  /** Empties the form once it was sent. */
  again?: boolean;
  children: ReactNode;
}

type Given<V extends Record<string, unknown>> = Pick<EditFormProps<V>, 'initial' | 'schema' | 'send' | 'again'> & {
  element: RefObject<HTMLFormElement | null>;
  /** Nothing of it has to be kept any longer. */
  sent(): void;
};

/** `path` as in `fields` of a failure: `fullName`, `rows[0].name`. */
const valueAt = (values: object, path: string): unknown => getIn(values, path) as unknown;

/** The values of an `EditForm`, and how they are sent. */
export function useEditForm<V extends Record<string, unknown>>(given: Given<V>) {
  const { initial, schema, send, again, element, sent } = given;
  const [failed, setFailed] = useState<Failure>();
  const [answers, setAnswers] = useState(0);
  /** What the server refused: true of a value as long as it stays, whatever else is touched meanwhile. */
  const refused = useRef(new Map<string, { value: unknown; problem: Problem }>());
  const sending = useRef(false);
  const left = useRef<Element>(null);

  const formik = useFormik<V>({
    initialValues: initial,
    validationSchema: schema,
    validate: (values) => {
      const still = [...refused.current].filter(([path, { value }]) => valueAt(values, path) === value);
      return still.reduce<object>((errors, [path, each]) => setIn(errors, path, each.problem) as object, {});
    },
    onSubmit: async (values) => {
      let saved = false;
      const settle = () => {
        sent();
        const typed = now.current;
        formik.resetForm(again ? undefined : { values });
        if (!again && typed !== values) void formik.setValues(typed, false);
      };
      try {
        if ((await send(schema.cast(values) as V, () => (saved = true))) === 'unsent') return;
      } catch (fault) {
        if (!isFailure(fault)) throw fault;
        if (saved) settle();
        const here = Object.entries(fault.fields ?? {}).filter(([path]) => valueAt(values, path) !== undefined);
        setFailed({ ...fault, fields: Object.fromEntries(here) });
        for (const [path, key] of here) {
          refused.current.set(path, { value: valueAt(values, path), problem: problem(key as ProblemKey) });
          void formik.setFieldTouched(path, true, false);
        }
        await formik.validateForm();
        return;
      }
      settle();
    },
  });
  /** What is typed while an answer is awaited stays. */
  const now = useRef(formik.values);
  useEffect(() => {
    now.current = formik.values;
  });

  // A button that is busy loses the focus: it goes to what has to be mended, to the failure, or back.
  useEffect(() => {
    if (!answers) return;
    const first = (what: string) => element.current?.querySelector<HTMLElement>(what);
    const target = first('[aria-invalid="true"], [data-invalid]') ?? first('[data-failure]');
    if (target) target.focus();
    else if (document.activeElement === document.body && left.current instanceof HTMLElement) left.current.focus();
  }, [answers, element]);

  const submit = () => {
    if (sending.current) return;
    sending.current = true;
    left.current = document.activeElement;
    refused.current.clear();
    setFailed(undefined);
    void formik.submitForm().finally(() => {
      sending.current = false;
      setAnswers((count) => count + 1);
    });
  };
  return { formik, failed, submit };
}
