import { Suspense, type ComponentType } from 'react';
import { Alert } from '@/shared/mui/Alert';
import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Link } from '@/shared/ui/controls/Link';
import type { Stored } from '@/contract/entity';
import { usePageTitle } from '@/routes/hooks/use-page-title';
import { useRoute } from '@/routes/hooks/use-route';
import { isRouteName, rowOf } from '@/routes/routes';
import { DetailHead } from '@/shared/detail/outcome/DetailHead';
import { DetailOutcome } from '@/shared/detail/outcome/DetailOutcome';
import { valuesOf } from '@/shared/form/fields/field-schema';
import { FormFields } from '@/shared/form/fields/FormFields';
import { HeadingAbove } from '@/shared/form/heading-above';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { useText } from '@/shared/ui/text/use-text';
import { DeleteItem } from './DeleteItem';
import type { EditorDefinition, EditorStep, StepFields } from './definition';
import { StepForm } from './StepForm';
import { StepLinks } from './StepLinks';

/**
 * The screen of an editor: of a new item where the address has no `uuid`, else of the step that it names. `useInitialValues`:
 * what a new one begins with.
 */
export function editorScreen<T extends Stored>(
  definition: EditorDefinition<T>,
  useInitialValues?: () => object | undefined,
): ComponentType {
  function Existing({ uuid }: { uuid: string }) {
    const query = definition.endpoint.useQuery(uuid);
    return (
      <DetailOutcome query={query} name={uuid}>
        {(item) => <Editor definition={definition} item={item} />}
      </DetailOutcome>
    );
  }
  const useKeyOfPath = () => useRoute()?.params[definition.param ?? 'uuid'];
  const { useKey = useKeyOfPath } = definition;
  return function EditorScreen() {
    const uuid = useKey();
    const initialValues = useInitialValues?.();
    return uuid === undefined || initialValues ? (
      <Editor definition={definition} item={undefined} initialValues={initialValues} />
    ) : (
      <Existing uuid={uuid} />
    );
  };
}

const forms = { made: new WeakMap<object, StepFields>(), anew: new WeakMap<object, StepFields>() };

/** The form of a step, the same one each time: another component would begin anew. */
function formOf<T>(entity: string, step: EditorStep<T>, isNew: boolean): StepFields | undefined {
  const { newFields = [], texts = entity, form: below } = step;
  const Begin = isNew ? step.Begin : undefined;
  if (!step.fields) return below;
  const fields = isNew ? [...newFields, ...step.fields] : step.fields;
  const kept = isNew ? forms.anew : forms.made;
  const made = kept.get(step) ?? {
    valuesOf: (item) => {
      const values = valuesOf(fields, item);
      return { ...Object.fromEntries(fields.map(({ name }) => [name, values[name]])), ...below?.valuesOf(item) };
    },
    Fields: () => (
      <>
        {Begin && <Begin />}
        <FormFields entity={texts} fields={fields} />
        {below && <below.Fields />}
      </>
    ),
  };
  kept.set(step, made);
  return made;
}

interface Props<T extends Stored> {
  definition: EditorDefinition<T>;
  item: T | undefined;
  initialValues?: object | undefined;
}

/** Whether a row opens one item, as `/c/{shortName}` does, and `/c/{filterCode?}` does not: its editor has another name. */
const isItemPage = (row: string | undefined): boolean =>
  row !== undefined && isRouteName(row) && /\{\w+\}/.test(rowOf(row).path);

function useOwnStepName(entity: string): (step: string) => string {
  const text = useText(entity);
  return (step) => text(`${entity}:steps.${step}`);
}

function Editor<T extends Stored>({ definition, item, initialValues }: Props<T>) {
  const { entity, steps, titleOf, keyOf, editHref, useAccess, missingOn, Badges, Note, remove } = definition;
  const { newText = `${entity}:new` } = definition;
  const { stepParam = 'step', useStepName = () => useOwnStepName(entity) } = definition;
  const { t } = useTranslation('editor');
  const text = useText(entity);
  const navigate = useNavigate();
  const route = useRoute();
  const word = route?.params[stepParam];
  const access = useAccess(item);
  const step = (item && steps.find(({ name }) => name === word)) ?? steps[0];
  const at = steps.indexOf(step);
  const hrefOf = (key: string, name: string) => editHref(key, name === steps[0].name ? undefined : name);
  const next = steps[at + 1];
  const itemName = item && titleOf(item);
  const isBelowItem = isItemPage(route && rowOf(route.name).parent);
  const edited = itemName && isBelowItem && access.may ? t('editItem', { title: itemName }) : itemName;
  const title = edited ?? text(newText);
  const nameOf = useStepName();
  const stepName = steps.length > 1 ? nameOf(step.name) : '';
  // Where a list is above it, the breadcrumbs keep its name.
  const above = isBelowItem ? itemName : undefined;
  usePageTitle(item && steps.length > 1 ? `${title} · ${stepName}` : title, {
    above,
    inPlace: definition.useKey !== undefined,
  });
  // What made it is no address to come back to: it would make another one.
  const goTo = (saved: T, name: string) => void navigate(hrefOf(keyOf(saved), name), { replace: item === undefined });
  const { Body } = step;
  const form = formOf(entity, step, item === undefined);
  return (
    <PageBody>
      <DetailHead title={title}>{item && Badges && <Badges item={item} />}</DetailHead>
      {item && Note && <Note item={item} />}
      {steps.length > 1 && (
        <StepLinks
          nameOf={(name) => nameOf(name, item)}
          steps={steps.map(({ name }) => name)}
          current={step.name}
          hrefOf={item && ((name) => hrefOf(keyOf(item), name))}
          missing={item ? (missingOn?.(item) ?? []) : []}
        />
      )}
      {steps.length > 1 && <h2>{stepName}</h2>}
      {!access.may && <Alert severity="info">{access.reason ?? t('readOnly')}</Alert>}
      {form && (
        <fieldset disabled={!access.may} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
          <HeadingAbove value={stepName || undefined}>
            <StepForm
              definition={definition}
              form={form}
              // What is typed is kept by the path, which names the item elsewhere.
              step={definition.useKey && item ? `${step.name} ${keyOf(item)}` : step.name}
              item={item}
              initialValues={initialValues}
              person={access.person}
              goOn={next && ((saved) => goTo(saved, next.name))}
              goTo={(saved) => goTo(saved, step.name)}
            />
          </HeadingAbove>
        </fieldset>
      )}
      {Body && item && (
        <Suspense>
          <HeadingAbove value={stepName}>
            <Body item={item} />
          </HeadingAbove>
        </Suspense>
      )}
      {!form && next && item && (
        <div>
          <Button
            variant={step.leads?.(item) ? 'outlined' : 'contained'}
            component={Link}
            to={hrefOf(keyOf(item), next.name)}
          >
            {t('continue')}
          </Button>
        </div>
      )}
      {item?._permissions?.delete && remove && <DeleteItem title={title} remove={remove} item={item} />}
    </PageBody>
  );
}
