import { Children, Suspense, useMemo, type ReactNode } from 'react';
import type { Stored } from '@/contract/entity';
import type { Publishable } from '@/contract/publication/publication';
import { usePageTitle } from '@/routes/hooks/use-page-title';
import { Badge } from '@/shared/ui/layout/Badge';
import { ColumnsLayout } from '@/shared/ui/layout/ColumnsLayout';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { PageBody } from '@/shared/ui/layout/PageBody';
import type { EntityDetailDefinition } from './definition';
import { shortText } from '@/shared/ui/text/short-text';
import { DetailFields } from './DetailFields';
import { DetailHead } from './outcome/DetailHead';

const useNothing = (): ReactNode => undefined;
const useNone = (): ReactNode[] => [];
const useNoText = (): undefined => undefined;

const EditLink = lazyPart(() => import('./EditLink'));

/** What has no states is public. */
const isUnpublished = ({ state }: Partial<Pick<Publishable, 'state'>>): boolean =>
  state !== undefined && state !== 'PUBLISHED';

const mayWrite = (item: Stored): boolean => item._permissions?.write ?? false;

interface Props<T, S> {
  definition: EntityDetailDefinition<T, S>;
  item: T;
}

/** The page of an item that is there, from nothing but its definition. */
export function EntityDetail<T, S>({ definition, item }: Props<T, S>) {
  const { entity, useTitle, heading, read, useSubtitle = useNothing, useBadges = useNone } = definition;
  const { useDescription = useNoText } = definition;
  const { sections, scope, edit, Notes, Body, Aside, Wide, Below } = definition;
  const title = useTitle(item);
  const subtitle = useSubtitle(item);
  const badges = useBadges(item);
  const words = useDescription(item) ?? (typeof subtitle === 'string' ? subtitle : undefined);
  usePageTitle(title, {
    description: shortText(words),
    read: read?.(item),
    unpublished: isUnpublished(item as Partial<Publishable>),
  });
  const props = { item, scope: useMemo(() => scope?.(item) as S, [scope, item]) };
  const main = (
    <>
      <DetailFields entity={entity} item={item} sections={sections} />
      {Body && <Body {...props} />}
    </>
  );
  return (
    <>
      <PageBody>
        <DetailHead title={heading?.(item) ?? title} subtitle={subtitle}>
          {Children.map(badges, (badge) => badge && <Badge>{badge}</Badge>)}
        </DetailHead>
        {edit && mayWrite(item as Stored) && (
          <Suspense>
            <EditLink to={edit(item)} />
          </Suspense>
        )}
        {Notes && <Notes {...props} />}
        {Aside ? (
          <ColumnsLayout>
            <div>{main}</div>
            <aside>
              <Aside {...props} />
            </aside>
          </ColumnsLayout>
        ) : (
          main
        )}
        {Wide && <Wide {...props} />}
      </PageBody>
      {Below && <Below {...props} />}
    </>
  );
}
