import type { ComponentType, ReactNode } from 'react';
import { addressOf } from '@/routes/href';
import { usePageTitle } from '@/routes/hooks/use-page-title';
import { useRoute } from '@/routes/hooks/use-route';
import { ViewTabs } from '@/shared/ui/controls/ViewTabs';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { useText } from '@/shared/ui/text/use-text';
import type { CustomDetail, ItemSource } from './definition';
import { DetailHead } from './outcome/DetailHead';

interface Props<T> {
  item: T;
}

export interface DetailTab<T> {
  /** Its label is the text `{entity}:tabs.{name}`. */
  name: string;
  Part: ComponentType<Props<T>>;
  /** A list at the end of the page, which has the whole width. */
  Below?: ComponentType<Props<T>>;
}

interface Tabbed<T> extends ItemSource<T> {
  entity: string;
  titleOf: (item: T) => string;
  subtitle?: (item: T) => ReactNode;
  badge?: (item: T) => ReactNode;
  /** The first is the item's own address, each of the others what its `tab` names. */
  tabs: readonly [DetailTab<T>, ...DetailTab<T>[]];
}

/** A page about one item in several views, each with an address: `{…}/{tab:first|second?}`. */
export function tabbedDetail<T>({ entity, titleOf, subtitle, badge, tabs, ...source }: Tabbed<T>): CustomDetail<T> {
  function Page({ item }: Props<T>) {
    const text = useText(entity);
    const { name: row, params } = useRoute() ?? {};
    const [first] = tabs;
    const { name, Part, Below } = tabs.find((tab) => tab.name === params?.['tab']) ?? first;
    const title = titleOf(item);
    const labelOf = (tab: string) => text(`${entity}:tabs.${tab}`);
    usePageTitle(name === first.name ? title : text(`${entity}:titleOfTab`, { title, tab: labelOf(name) }));
    const views = tabs.map((tab) => ({
      name: tab.name,
      label: labelOf(tab.name),
      to: row ? addressOf(row, { ...params, tab: tab === first ? undefined : tab.name }) : '',
    }));
    return (
      <>
        <PageBody>
          <DetailHead title={title} subtitle={subtitle?.(item)}>
            {badge?.(item)}
          </DetailHead>
          <ViewTabs label={title} views={views} open={name} />
          <Part item={item} />
        </PageBody>
        {Below && <Below item={item} />}
      </>
    );
  }
  return { ...source, Page };
}
