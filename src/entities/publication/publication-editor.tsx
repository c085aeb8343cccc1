import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectSchema } from 'yup';
import { ITEM_EDITOR_ADVISED } from '@/contract/constants';
import { CREATOR_ROLES, type Creator, type Publishable } from '@/contract/publication';
import { allowedActions, missingFor } from '@/contract/workflow';
import { useSession } from '@/session/use-session';
import type { EntityDetailDefinition } from '@/shared/detail/definition';
import type { EditorDefinition, EditorStep } from '@/shared/editor/definition';
import { lazyPart } from '@/shared/ui/lazy-part';
import { ENTITIES, type WrittenKind } from './kinds';
import { PublicationBadges } from './PublicationBadges';
import type ReviewStepPart from './ReviewStep';
import { savingOf } from './saving-of';

type Sections<T> = EntityDetailDefinition<T>['sections'];

interface Given<T extends Publishable> {
  kind: WrittenKind;
  /** What is sent of it. */
  schema: object;
  steps: EditorDefinition<T>['steps'];
  endpoint: EditorDefinition<T>['endpoint'];
  editHref: EditorDefinition<T>['editHref'];
}

/** Who made it, and in which role. */
export const creatorsStep = {
  name: 'creators',
  texts: 'publication',
  fields: [
    {
      kind: 'items',
      name: 'creators',
      advised: ITEM_EDITOR_ADVISED,
      fields: [
        { kind: 'text', name: 'fullName', half: true },
        { kind: 'select', name: 'role', values: CREATOR_ROLES, text: 'publication:creatorRoles', half: true },
        { kind: 'text', name: 'institutionalAffiliation' },
        { kind: 'text', name: 'email', format: 'email', half: true },
        { kind: 'text', name: 'phoneNumber', format: 'phone', half: true },
        { kind: 'text', name: 'fax', format: 'phone', half: true },
        { kind: 'text', name: 'instituteAddress', half: true },
      ],
    },
  ],
} as const satisfies EditorStep<Publishable>;

const ReviewStep = lazyPart<typeof ReviewStepPart>(() => import('./ReviewStep'));

/** What is missing, what can be done now, and how it will look: with the sections of its page. */
export function reviewStep<T extends Publishable & { creators?: readonly Creator[] }>(
  kind: WrittenKind,
  {
    editHref,
    listHref,
    sections,
  }: Pick<Given<T>, 'editHref'> & { listHref: string; sections: () => Promise<Sections<T>> },
): EditorStep<T> {
  // Only the last step shows what is on the page.
  const Preview = lazyPart<ComponentType<{ item: T }>>(async () => {
    const [{ DetailFields }, { Creators }, shown] = await Promise.all([
      import('@/shared/detail/DetailFields'),
      import('./Creators'),
      sections(),
    ]);
    return {
      default: ({ item }) => (
        <>
          <DetailFields entity={ENTITIES[kind]} item={item} sections={shown} />
          <Creators creators={item.creators ?? []} />
        </>
      ),
    };
  });
  return {
    name: 'review-and-publish',
    Body: ({ item }) => (
      <ReviewStep kind={kind} item={item} editHref={editHref} listHref={listHref} Preview={Preview} />
    ),
  };
}

/** The editor of something published, from its fields alone: calls, rights, what is missing and badges are those of its kind. */
export const publicationEditor = <T extends Publishable>({ kind, schema, ...rest }: Given<T>): EditorDefinition<T> => ({
  ...rest,
  entity: ENTITIES[kind],
  schema: schema as ObjectSchema<Record<string, unknown>>,
  titleOf: ({ title }) => title,
  keyOf: ({ uuid }) => uuid,
  useSaving: savingOf(kind),
  useAccess: (item) => {
    const { t } = useTranslation('publication');
    const { authorities, person } = useSession();
    const may = item === undefined || allowedActions(item, authorities).includes('edit');
    return { person, may, ...(item && !may && { reason: t(`readOnly.${item.state}`) }) };
  },
  missingOn: (item) => [...new Set(missingFor(kind, item).map(({ step }) => step))],
  Badges: PublicationBadges,
});
