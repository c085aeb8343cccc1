import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectSchema } from 'yup';
import { ITEM_EDITOR_ADVISED } from '@/contract/constants';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import { KINDS } from '@/contract/kinds';
import { CREATOR_ROLES, type Creator, type Publishable } from '@/contract/publication/publication';
import { allowedActions, missingFor, type PublicationKind } from '@/contract/publication/workflow';
import { useSession } from '@/session/use-session';
import type { EntityDetailDefinition } from '@/shared/detail/definition';
import type { EditorDefinition, EditorStep } from '@/shared/editor/definition';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { PublicationBadges } from './values/PublicationBadges';
import type ReviewStepPart from './workflow/ReviewStep';
import { savingOf } from './saving-of';
import { viewHref } from './view-href';

type Sections<T> = EntityDetailDefinition<T>['sections'];

interface Given<T extends Publishable> {
  kind: PublicationKind;
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

const ReviewStep = lazyPart<typeof ReviewStepPart>(() => import('./workflow/ReviewStep'));

interface Review<T extends Publishable> extends Pick<Given<T>, 'editHref'> {
  listHref: string;
  /** The sections of its page, */
  sections?: () => Promise<Sections<T>>;
  /** or what else readers will see, in place of them and of who made it. */
  preview?: () => Promise<ComponentType<{ item: T }>>;
  /** A hook: the descriptors that are published with it; undefined where they are not known yet. */
  useDescriptors?: (item: T) => readonly Descriptor[] | undefined;
}

/** What is missing, what can be done now, and how it will look. */
export function reviewStep<T extends Publishable & { creators?: readonly Creator[] }>(
  kind: PublicationKind,
  { sections, preview, ...rest }: Review<T>,
): EditorStep<T> {
  // Only the last step shows what is on the page.
  const Preview = lazyPart<ComponentType<{ item: T }>>(async () => {
    if (preview) return { default: await preview() };
    const [{ DetailFields }, { Creators }, shown = []] = await Promise.all([
      import('@/shared/detail/DetailFields'),
      import('./values/Creators'),
      sections?.(),
    ]);
    return {
      default: ({ item }) => (
        <>
          <DetailFields entity={KINDS[kind].texts} item={item} sections={shown} />
          <Creators creators={item.creators ?? []} />
        </>
      ),
    };
  });
  return {
    name: 'review-and-publish',
    Body: ({ item }) => <ReviewStep kind={kind} item={item} Preview={Preview} {...rest} />,
  };
}

/** Which version of it is written, and its page as readers find it. */
const headOf = (kind: PublicationKind) =>
  function EditorHead({ item }: { item: Publishable }) {
    const { t } = useTranslation('publication');
    return (
      <>
        <PublicationBadges item={item} />
        <RouteLink to={viewHref(kind, item.uuid)} style={{ alignSelf: 'center' }}>
          {t('rowActions.view')}
        </RouteLink>
      </>
    );
  };

/** The editor of something published, from its fields alone: calls, rights, what is missing and badges are those of its kind. */
export const publicationEditor = <T extends Publishable>({ kind, schema, ...rest }: Given<T>): EditorDefinition<T> => ({
  ...rest,
  entity: KINDS[kind].texts,
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
  Badges: headOf(kind),
});
