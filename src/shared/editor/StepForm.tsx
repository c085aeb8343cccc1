import { useCallback, useEffect, useReducer, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { Stack } from '@/shared/mui/Stack';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { Stored } from '@/contract/entity';
import { catalogueChanged } from '@/shared/api/changes';
import { isFailure } from '@/shared/api/failure';
import { drawAssistButton } from '@/shared/form/assistant/draw-assist-button';
import { EditForm } from '@/shared/form/EditForm';
import { LongTextAid } from '@/shared/form/fields/long-text-aid';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { notify } from '@/shared/ui/outcomes/notices';
import { changesOf, differences, merged, type Side, type Values } from './conflict';
import { ConflictDialog } from './ConflictDialog';
import type { EditorDefinition, MovesProps, StepFields } from './definition';
import { Leaving } from './Leaving';
import { useAskedField } from './use-asked-field';
import { nextState, type Due, type StepEvent, type StepState } from './step-state';

interface Props<T extends Stored> {
  definition: EditorDefinition<T>;
  form: StepFields;
  /** Tells what is typed here apart from other steps. */
  step: string;
  /** Nothing before it was made. */
  item: T | undefined;
  /** What a new one begins with. */
  initialValues?: object | undefined;
  person: string | undefined;
  /** Leads to the next step, or to the item that was made; the last step has none. */
  goOn: ((saved: T) => void) | undefined;
  /** After one was made by the other button: its own address. */
  goTo: (saved: T) => void;
}

interface Asked<T> {
  item: T;
  changes: Values;
  answer: (yes: boolean) => void;
}

/** One step's form: saves what was changed in it, and when somebody else saved first, asks what shall stand. */
export function StepForm<T extends Stored>({
  definition,
  form,
  step,
  item,
  initialValues,
  person,
  goOn,
  goTo,
}: Props<T>) {
  const { t } = useTranslation(['editor', 'form']);
  const { create, change, fetch } = definition.saving;
  const dispatch = useApiDispatch();
  const { valuesOf, Fields } = form;
  const [initial] = useState(() => valuesOf(item ?? initialValues));
  const [schema] = useState(() => definition.schema.pick(Object.keys(initial)));
  const fresh: StepState<T> = { kept: item, isNew: item === undefined, aim: 'stay' };
  const [{ kept, isNew, aim, due, conflict, settled }, tell] = useReducer(nextState<T>, fresh);
  const [asked, setAsked] = useState<Asked<T>>();
  const [made, setMade] = useState<{ item: T; go: () => void }>();
  const finish = definition.useFinish?.(kept);

  const before = definition.beforeSaving;
  /** Asks where a change takes something from others, and waits for the answer. */
  const agreed = async (was: T | undefined, values: Values): Promise<boolean> => {
    const changes = was ? changesOf(valuesOf(was), values) : {};
    if (!was || !before?.asks(was, changes)) return true;
    const yes = await new Promise<boolean>((answer) => setAsked({ item: was, changes, answer }));
    setAsked(undefined);
    return yes;
  };

  const saved = async (was: T | undefined, values: Values): Promise<T> => {
    if (!was) return create(values);
    const changes = changesOf(valuesOf(was), values);
    if (Object.keys(changes).length === 0) return was;
    return change(definition.keyOf(was), { ...changes, version: was.version ?? 0 });
  };

  /** What was saved, and what it is once it is finished, where that was asked for. */
  const done = async (was: T | undefined, values: Values, onSaved: () => void): Promise<T> => {
    let now = was;
    try {
      now = await saved(was, values);
      if (aim === 'finish' && finish) {
        tell({ type: 'kept', now });
        onSaved();
        now = await finish.run(now);
        dispatch(notify({ key: finish.done, severity: 'success' }));
      } else if (was && now !== was) dispatch(notify({ key: 'editor:saved', severity: 'success' }));
      return now;
    } catch (fault) {
      if (now && isFailure(fault) && fault.status === 409) {
        const theirs = await fetch(definition.keyOf(now));
        // Of the same version it is something else that has changed.
        if (theirs.version !== now.version) tell({ type: 'clashed', was: now, theirs, mine: values });
      }
      throw fault;
    } finally {
      if (now !== was) dispatch(catalogueChanged());
    }
  };

  const send = async (values: Values, onSaved: () => void) => {
    if (!(await agreed(kept, values))) {
      tell({ type: 'failed' });
      return 'unsent';
    }
    try {
      tell({ type: 'saved', saved: await done(kept, values, onSaved) });
      return undefined;
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
    const go = () => {
      if (what.to === 'away') what.go();
      else if (what.to === 'next') goOn?.(what.saved);
      else goTo(what.saved);
    };
    if (isNew && kept && definition.Made) setMade({ item: kept, go });
    else go();
  };

  const box = useRef<HTMLDivElement>(null);
  useAskedField(box);
  const save = useCallback(() => box.current?.querySelector('form')?.requestSubmit(), []);

  if (made && definition.Made) return <definition.Made made={made.item} onDone={made.go} />;
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
        <LongTextAid value={drawAssistButton}>
          <Fields />
        </LongTextAid>
        {finish?.choices}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {finish && (
            <FinishButton
              onClick={() => {
                tell({ type: 'pressed', aim: 'finish' });
                save();
              }}
            >
              {finish.label}
            </FinishButton>
          )}
          {goOn && !finish && (
            <SubmitButton onClick={() => tell({ type: 'pressed', aim: 'next' })}>{t('goOn')}</SubmitButton>
          )}
          <SubmitButton
            variant={goOn || finish ? 'outlined' : 'contained'}
            onClick={() => tell({ type: 'pressed', aim: 'stay' })}
          >
            {finish?.save ?? t('save')}
          </SubmitButton>
          <Discard tell={tell} />
        </Stack>
        {kept && definition.Moves && (
          <BesideForm Moves={definition.Moves} kept={kept} tell={tell} valuesOf={valuesOf} />
        )}
      </EditForm>
      {asked && before && (
        <before.Dialog
          item={asked.item}
          changes={asked.changes}
          save={() => asked.answer(true)}
          onClose={() => asked.answer(false)}
        />
      )}
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

/** No button that submits: of those the first one is what Enter in a field presses, which only saves. */
function FinishButton(props: { onClick: () => void; children: string }) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      {...props}
      variant="contained"
      loading={isSubmitting}
      onMouseDown={(event: MouseEvent<HTMLButtonElement>) => event.preventDefault()}
    />
  );
}

interface BesideProps<T> {
  Moves: ComponentType<MovesProps<T>>;
  kept: T;
  tell: (event: StepEvent<T>) => void;
  valuesOf: StepFields['valuesOf'];
}

/** What is done with what is saved, while something else may be typed. */
function BesideForm<T extends Stored>({ Moves, kept, tell, valuesOf }: BesideProps<T>) {
  const { values: mine, resetForm, setValues } = useFormikContext<Record<string, unknown>>();
  const moved: MovesProps<T>['onMoved'] = (now, drop) => {
    tell({ type: 'kept', now });
    const base = valuesOf(now);
    resetForm({ values: { ...base } });
    if (!drop) void setValues({ ...merged(valuesOf(kept), mine, base, () => 'mine') }, false);
  };
  return <Moves item={kept} onMoved={moved} />;
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
