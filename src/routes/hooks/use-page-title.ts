import { createContext, use, useEffect } from 'react';
import type { ReadContent } from '@/contract/content/article';

/** What a page says of itself beside its title. */
export interface PageAbout {
  /** The name of the item one step up, where that is no list. */
  above?: string | undefined;
  /** It stands at the address of a list, in its place: the list is above it. */
  inPlace?: boolean | undefined;
  /** What search engines and those it is shared with read below its title. */
  description?: string | undefined;
  /** Its own address, where it is opened by others too. */
  path?: string | undefined;
  /** What is read there, where the page is a text of the portal. */
  read?: ReadContent | undefined;
  /** Not everybody may read it: neither cards nor engines are told of it. */
  unpublished?: boolean | undefined;
}

export interface PageNames extends PageAbout {
  title?: string | undefined;
}

/** Filled by the application: takes the names of the open page; without them it has those of its row. */
export const PageTitleContext = createContext<(names: PageNames) => void>(() => undefined);

/** Names the page in the document title and the last breadcrumbs, as soon as its item is loaded. */
export function usePageTitle(
  title: string | undefined,
  { above, inPlace, description, path, read, unpublished }: PageAbout = {},
): void {
  const set = use(PageTitleContext);
  useEffect(() => {
    set({ title, above, inPlace, description, path, read, unpublished });
    return () => set({});
  }, [set, title, above, inPlace, description, path, read, unpublished]);
}
