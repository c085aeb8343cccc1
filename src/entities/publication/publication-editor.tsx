import { Suspense, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { ITEM_EDITOR_ADVISED } from '@/contract/constants';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import { KINDS, oneOf } from '@/contract/kinds';
import { CREATOR_ROLES, type Creator, type Publishable } from '@/contract/publication/publication';
import { allowedActions, missingFor, type PublicationKind } from '@/contract/publication/workflow';
import { writingOf } from '@/entities/written/writing-of';
import { addressOf, editorAddress } from '@/routes/href';
import { useSession } from '@/session/use-session';
import type { EntityDetailDefinition } from '@/shared/detail/definition';
import type { EditorDefinition, EditorStep } from '@/shared/editor/definition';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { PublicationBadges } from './values/PublicationBadges';
import type ReviewStepPart from './workflow/ReviewStep';
import type { WorkflowProps } from './workflow/WorkflowActions';
import { viewHref } from './view-href';

type Sections<T> = EntityDetailDefinition<T>['sections'];

type Reviewed = Publishable & { creators?: readonly Creator[] };

interface Given<T extends Reviewed> {
  kind: PublicationKind;
  /** What is sent of it. */
  schema: EditorDefinition<T>['schema'];
  endpoint: EditorDefinition<T>['endpoint'];
  /** All but the last one, which reviews it. */
  steps: EditorDefinition<T>['steps'];
  review: Review<T>;
}

/** Who made it, and in which role. */
export const creatorsStep = {
  name: 'creators',
  texts: 'publication',
  fields: [
    {
      kind: 'items',
      name: 'creators',
      one: 'publication:creator',
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

const ItemActions = lazyPart(() => import('./workflow/ItemActions'));
const SentBackNote = lazyPart(() => import('./page/SentBackNote'));
const ReviewStep = lazyPart<typeof ReviewStepPart>(() => import('./workflow/ReviewStep'));

interface Review<T> {
  /** The sections of its page, */
  sections?: () => Promise<Sections<T>>;
  /** and what stands below them, */
  more?: () => Promise<ComponentType<{ item: T }>>;
  /** or what else readers will see, in place of them and of who made it. */
  preview?: () => Promise<ComponentType<{ item: T }>>;
  /** What whoever reviews it should know, and readers are not told. */
  checks?: () => Promise<ComponentType<{ item: T }>>;
  /** A hook: the descriptors that are published with it; undefined where they are not known yet. */
  useDescriptors?: (item: T) => readonly Descriptor[] | undefined;
}

/** What is missing, what can be done now, and how it will look. */
function reviewStep<T extends Reviewed>(
  { kind, review: { sections, more, preview, checks, ...rest } }: Given<T>,
  editHref: WorkflowProps['editHref'],
): EditorStep<T> {
  const hrefs = { editHref, listHref: addressOf(`dashboard${oneOf(kind)}s`) };
  // Only the last step shows what is on the page.
  const Preview = lazyPart<ComponentType<{ item: T }>>(async () => {
    if (preview) return { default: await preview() };
    const [{ DetailFields }, { Creators }, shown = [], More] = await Promise.all([
      import('@/shared/detail/DetailFields'),
      import('./values/Creators'),
      sections?.(),
      more?.(),
    ]);
    return {
      default: ({ item }) => (
        <>
          <DetailFields entity={KINDS[kind].texts} item={item} sections={shown} />
          <Creators creators={item.creators ?? []} />
          {More && <More item={item} />}
        </>
      ),
    };
  });
  const Checks = checks && lazyPart<ComponentType<{ item: T }>>(async () => ({ default: await checks() }));
  return {
    name: 'review-and-publish',
    Body: ({ item }) => <ReviewStep kind={kind} item={item} Preview={Preview} Checks={Checks} {...hrefs} {...rest} />,
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
export function publicationEditor<T extends Reviewed>(given: Given<T>): EditorDefinition<T> {
  const { kind, schema, endpoint, steps } = given;
  const address = editorAddress(`edit${oneOf(kind)}`);
  const { keyOf, remove: _, ...saving } = writingOf<T>(`PUT /${kind}/:uuid`);
  return {
    schema,
    endpoint,
    ...address,
    entity: KINDS[kind].texts,
    titleOf: ({ title }) => title,
    keyOf,
    saving,
    steps: [...steps, reviewStep(given, address.editHref)],
    useAccess: (item) => {
      const { t } = useTranslation('publication');
      const { authorities, person } = useSession();
      const may = item === undefined || allowedActions(item, authorities).includes('edit');
      if (!item || may) return { person, may };
      const isPublished = item.state === 'PUBLISHED';
      const reason = (
        <>
          {t(`readOnly.${item.state}`)}
          {isPublished && (
            <Suspense>
              <ItemActions kind={kind} item={item} />
            </Suspense>
          )}
        </>
      );
      return { person, may, reason };
    },
    missingOn: (item) => [...new Set(missingFor(kind, item).map(({ step }) => step))],
    Badges: headOf(kind),
    Note: ({ item }) =>
      item.sentBack ? (
        <Suspense>
          <SentBackNote item={item} />
        </Suspense>
      ) : null,
  };
}
