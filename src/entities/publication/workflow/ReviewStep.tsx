import { Suspense, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import { KINDS } from '@/contract/kinds';
import type { Publishable } from '@/contract/publication/publication';
import { allowedActions, descriptorsAlong, missingFor } from '@/contract/publication/workflow';
import { useSession } from '@/session/use-session';
import { Part } from '@/shared/detail/Part';
import { HelpLink } from '@/shared/ui/controls/HelpLink';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useText } from '@/shared/ui/text/use-text';
import type { AskedField } from '@/shared/editor/use-asked-field';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { DescriptorLinks } from '../page/DescriptorLinks';
import { HistoryPart } from './HistoryPart';
import { VersionDifference } from './VersionDifference';
import { Note } from '../page/Note';
import type { WorkflowProps } from './WorkflowActions';
import styles from './ReviewStep.module.css';

const WorkflowActions = lazyPart(() => import('./WorkflowActions'));

/** What can be done with an item; loaded for those who may do something with it. */
function ItemActions(props: WorkflowProps) {
  const { authorities } = useSession();
  const { item } = props;
  if (allowedActions(item, authorities).length === 0 && !item._permissions?.manage) return null;
  return (
    <Suspense>
      <WorkflowActions {...props} />
    </Suspense>
  );
}

interface Props<T extends Publishable> extends WorkflowProps {
  item: T;
  /** The item as readers will see it. */
  Preview: ComponentType<{ item: T }>;
  /** What whoever reviews it should know, and readers are not told. */
  Checks?: ComponentType<{ item: T }> | undefined;
  /** A hook: the descriptors that are published with it; undefined where they are not known yet. */
  useDescriptors?: ((item: T) => readonly Descriptor[] | undefined) | undefined;
}

const useNone = () => [];

/** The last step of an editor: what is missing, what can be done now, how it will look, what was done before. */
export default function ReviewStep<T extends Publishable>({
  Preview,
  Checks,
  useDescriptors = useNone,
  ...props
}: Props<T>) {
  const { kind, item, editHref } = props;
  const { t } = useTranslation('publishing');
  const { authorities } = useSession();
  const entity = KINDS[kind].texts;
  const text = useText(entity);
  const descriptors = useDescriptors(item);
  const missing = missingFor(kind, item);
  const { along, held } = descriptorsAlong(descriptors ?? [], authorities);
  const isPublished = item.state === 'PUBLISHED';
  return (
    <>
      {!isPublished && missing.length + held.length > 0 && (
        <Note as="div" role="note">
          {missing.length > 0 && (
            <>
              <p style={{ margin: 0 }}>{t('review.missing')}</p>
              <ul className={styles.missing}>
                {missing.map(({ field, step }) => (
                  <li key={field}>
                    <RouteLink
                      underline="always"
                      to={editHref(item.uuid, step === 'edit' ? undefined : step)}
                      state={(): AskedField => ({ field })}
                    >
                      {text(`${entity}:fields.${field}`)}
                    </RouteLink>
                  </li>
                ))}
              </ul>
            </>
          )}
          {held.length > 0 && <p style={{ margin: 0 }}>{t('review.held')}</p>}
          <DescriptorLinks descriptors={held} />
        </Note>
      )}
      {!isPublished && descriptors && missing.length + held.length === 0 && <p>{t('review.complete')}</p>}
      {!isPublished && along.length > 0 && (
        <>
          <p>{t('review.along')}</p>
          <DescriptorLinks descriptors={along} />
        </>
      )}
      <ItemActions {...props} />
      <p>
        <HelpLink slug="publishing">{t('review.help')}</HelpLink>
      </p>
      {!isPublished && Checks && (
        <Suspense>
          <Checks item={item} />
        </Suspense>
      )}
      {!isPublished && <VersionDifference kind={kind} item={item} />}
      <Part title={t('review.preview')}>
        <Preview item={item} />
      </Part>
      {item._permissions?.write && <HistoryPart kind={kind} uuid={item.uuid} entity={entity} />}
    </>
  );
}
