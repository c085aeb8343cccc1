import { useEffect, useRef, useState } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { Stack } from '@/shared/mui/Stack';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { ObjectSchema } from 'yup';
import type { Stored } from '@/contract/entity';
import { isFailure } from '@/shared/api/failure';
import { EditForm } from '@/shared/form/EditForm';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { notify } from '@/shared/ui/outcomes/notices';
import { changesOf, differences, merged, type Side, type Values } from './conflict';
import { ConflictDialog } from './ConflictDialog';
import type { EditorDefinition, StepFields } from './definition';
import { Leaving, type Then } from './Leaving';

interface Props<T extends Stored> {
  definition: EditorDefinition<T>;
  form: StepFields;
  /** Tells what is typed here apart from other steps. */
  step: string;
  /** Nothing before it was made. */
  item: T | undefined;
  person: string | undefined;
  /** Leads to the next step, or to the item that was made; the last step has none. */
  goOn: ((saved: T) => void) | undefined;
  /** After one was made by the other button: its own address. */
  goTo: (saved: T) => void;
}

interface Settled {
  base: Values;
  values: Values;
}

/** One step's form: saves what was changed in it, and when somebody else saved first, asks what shall stand. */
export function StepForm<T extends Stored>({ definition, form, step, item, person, goOn, goTo }: Props<T>) {
  const { t } = useTranslation(['editor', 'form']);
  const { create, change, fetch } = definition.useSaving();
  const dispatch = useApiDispatch();
  const then = useRef<Then>(undefined);
  const onSaved = useRef<(saved: T) => Then | undefined>(() => undefined);
  const box = useRef<HTMLDivElement>(null);
  const [begun] = useState(item);
  const [settled, setSettled] = useState<Settled>();
  const [conflict, setConflict] = useState<{ was: T; theirs: T; mine: Values }>();
  /** What is kept, as far as this form knows. */
  const base = useRef(begun);

  const { valuesOf, Fields } = form;
  const initial = valuesOf(begun);
  const schema = definition.schema.pick(Object.keys(initial)) as ObjectSchema<Record<string, unknown>>;

  const send = async (values: Values) => {
    const was = base.current;
    if (!was) {
      const made = await create(values);
      then.current ??= onSaved.current(made) ?? (() => goTo(made));
      return;
    }
    const changes = changesOf(valuesOf(was), values);
    const key = definition.keyOf(was);
    let saved = was;
    if (Object.keys(changes).length > 0) {
      try {
        saved = await change(key, { ...changes, version: was.version ?? 0 });
      } catch (fault) {
        then.current = undefined;
        if (isFailure(fault) && fault.status === 409) setConflict({ was, theirs: await fetch(key), mine: values });
        throw fault;
      }
      base.current = saved;
      dispatch(notify({ key: 'editor:saved', severity: 'success' }));
    }
    then.current ??= onSaved.current(saved);
  };

  const settle = (sideOf: (name: string) => Side) => {
    if (!conflict) return;
    const { was, theirs, mine } = conflict;
    const now = valuesOf(theirs);
    base.current = theirs;
    setConflict(undefined);
    setSettled({ base: now, values: merged(valuesOf(was), mine, now, sideOf) });
  };

  /** A button says where its saving leads; what was asked for before, and could not be saved then, no longer counts. */
  const onward = (where: (saved: T) => Then | undefined) => {
    then.current = undefined;
    onSaved.current = where;
  };

  const save = () => box.current?.querySelector('form')?.requestSubmit();

  return (
    <div ref={box}>
      <EditForm
        initial={{ ...initial }}
        schema={schema}
        send={send}
        keep={{ form: step, ...(person !== undefined && { owner: person }) }}
        explain={({ status }) => (status === 409 ? t('conflict.failed') : undefined)}
      >
        {settled && <Settle settled={settled} save={save} />}
        <Leaving
          later={(go) => {
            then.current = go;
          }}
          take={() => {
            const go = then.current;
            then.current = undefined;
            return go;
          }}
          save={save}
        />
        <Fields />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {goOn && <SubmitButton onClick={() => onward((saved) => () => goOn(saved))}>{t('goOn')}</SubmitButton>}
          <SubmitButton variant={goOn ? 'outlined' : 'contained'} onClick={() => onward(() => undefined)}>
            {t('save')}
          </SubmitButton>
          <Discard />
        </Stack>
      </EditForm>
      {conflict && (
        <ConflictDialog
          entity={definition.entity}
          item={conflict.theirs}
          differences={differences(valuesOf(conflict.was), conflict.mine, valuesOf(conflict.theirs))}
          onChoose={settle}
          onClose={() => setConflict(undefined)}
        />
      )}
    </div>
  );
}

/** What a settled conflict left is measured by what is kept now, and saved where it differs. */
function Settle({ settled: { base, values }, save }: { settled: Settled; save: () => void }) {
  const { resetForm, setValues } = useFormikContext<Record<string, unknown>>();
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    resetForm({ values: { ...base } });
    void setValues({ ...values }, false);
    const timer = setTimeout(() => latest.current());
    return () => clearTimeout(timer);
  }, [resetForm, setValues, base, values]);
  return null;
}

function Discard() {
  const { t } = useTranslation('editor');
  const { dirty, isSubmitting, resetForm } = useFormikContext();
  return (
    <Button disabled={!dirty || isSubmitting} onClick={() => resetForm()}>
      {t('discard')}
    </Button>
  );
}
