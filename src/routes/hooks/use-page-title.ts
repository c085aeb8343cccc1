import { createContext, use, useEffect } from 'react';
import type { ReadContent } from '@/contract/content/article';

/** `above` is the name of the item one step up, where that is no list. */
export interface PageNames {
  title?: string;
  above?: string;
  /** What is read there, where the page is a text of the portal. */
  read?: ReadContent;
}

/** Filled by the application: takes the names of the open page; without them it has those of its row. */
export const PageTitleContext = createContext<(names: PageNames) => void>(() => undefined);

/** Names the page in the document title and the last breadcrumbs, as soon as its item is loaded. */
export function usePageTitle(title: string | undefined, above?: string, read?: ReadContent): void {
  const set = use(PageTitleContext);
  useEffect(() => {
    set({ title, above, read });
    return () => set({});
  }, [set, title, above, read]);
}
