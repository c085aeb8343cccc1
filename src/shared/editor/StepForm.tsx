import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { Stack } from '@/shared/mui/Stack';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { Stored } from '@/contract/entity';
import { catalogueChanged } from '@/shared/api/changes';
import { isFailure } from '@/shared/api/failure';
import { EditForm } from '@/shared/form/EditForm';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { notify } from '@/shared/ui/outcomes/notices';
import { changesOf, differences, merged, type Side, type Values } from './conflict';
import { ConflictDialog } from './ConflictDialog';
import type { EditorDefinition, StepFields } from './definition';
import { Leaving } from './Leaving';
import { nextState, type Due, type StepEvent, type StepState } from './step-state';

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

/** One step's form: saves what was changed in it, and when somebody else saved first, asks what shall stand. */
export function StepForm<T extends Stored>({ definition, form, step, item, person, goOn, goTo }: Props<T>) {
  const { t } = useTranslation(['editor', 'form']);
  const { create, change, fetch } = definition.saving;
  const dispatch = useApiDispatch();
  const { valuesOf, Fields } = form;
  const [initial] = useState(() => valuesOf(item));
  const [schema] = useState(() => definition.schema.pick(Object.keys(initial)));
  const begun: StepState<T> = { kept: item, aim: 'stay' };
  const [{ kept, due, conflict, settled }, tell] = useReducer(nextState<T>, begun);

  const saved = async (was: T | undefined, values: Values): Promise<T> => {
    if (!was) return create(values);
    const changes = changesOf(valuesOf(was), values);
    if (Object.keys(changes).length === 0) return was;
    const key = definition.keyOf(was);
    try {
      const now = await change(key, { ...changes, version: was.version ?? 0 });
      dispatch(notify({ key: 'editor:saved', severity: 'success' }));
      return now;
    } catch (fault) {
      if (isFailure(fault) && fault.status === 409)
        tell({ type: 'clashed', was, theirs: await fetch(key), mine: values });
      throw fault;
    }
  };

  const send = async (values: Values) => {
    try {
      const now = await saved(kept, values);
      if (now !== kept) dispatch(catalogueChanged());
      tell({ type: 'saved', saved: now });
    } catch (fault) {
      tell({ type: 'failed' });
      throw fault;
    }
  };

  const settle = (sideOf: (name: string) => Side) => {
    if (!conflict) return;
    const base = valuesOf(conflict.theirs);
    tell({ type: 'settled', base, values: merged(valuesOf(conflict.was), conflict.mine, base, sideOf) });
  };

  const follow = (what: Due<T>) => {
    if (what.to === 'away') what.go();
    else if (what.to === 'next') goOn?.(what.saved);
    else goTo(what.saved);
  };

  const box = useRef<HTMLDivElement>(null);
  const save = useCallback(() => box.current?.querySelector('form')?.requestSubmit(), []);

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
        <Leaving due={due} tell={tell} follow={follow} save={save} />
        <Fields />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {goOn && <SubmitButton onClick={() => tell({ type: 'pressed', aim: 'next' })}>{t('goOn')}</SubmitButton>}
          <SubmitButton
            variant={goOn ? 'outlined' : 'contained'}
            onClick={() => tell({ type: 'pressed', aim: 'stay' })}
          >
            {t('save')}
          </SubmitButton>
          <Discard tell={tell} />
        </Stack>
      </EditForm>
      {conflict && (
        <ConflictDialog
          entity={definition.entity}
          item={conflict.theirs}
          differences={differences(valuesOf(conflict.was), conflict.mine, valuesOf(conflict.theirs))}
          onChoose={settle}
          onClose={() => tell({ type: 'resumed' })}
        />
      )}
    </div>
  );
}

type Settled = NonNullable<StepState<unknown>['settled']>;

/** What a settled conflict left is measured by what is kept now, and saved where it differs. */
function Settle({ settled: { base, values }, save }: { settled: Settled; save: () => void }) {
  const { resetForm, setValues } = useFormikContext<Record<string, unknown>>();
  useEffect(() => {
    resetForm({ values: { ...base } });
    void setValues({ ...values }, false);
    const timer = setTimeout(save);
    return () => clearTimeout(timer);
  }, [resetForm, setValues, base, values, save]);
  return null;
}

function Discard<T>({ tell }: { tell: (event: StepEvent<T>) => void }) {
  const { t } = useTranslation('editor');
  const { dirty, isSubmitting, resetForm } = useFormikContext();
  const discard = () => {
    tell({ type: 'discarded' });
    resetForm();
  };
  return (
    <Button disabled={!dirty || isSubmitting} onClick={discard}>
      {t('discard')}
    </Button>
  );
}
