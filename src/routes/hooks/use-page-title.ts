import { createContext, use, useEffect } from 'react';

/** `above` is the name of the item one step up, where that is no list. */
export interface PageNames {
  title?: string;
  above?: string;
  /** What search engines say of it. */
  description?: string;
}

/** Filled by the application: takes the names of the open page; without them it has those of its row. */
export const PageTitleContext = createContext<(names: PageNames) => void>(() => undefined);

/** Names the page in the document title and the last breadcrumbs, as soon as its item is loaded. */
export function usePageTitle(title: string | undefined, above?: string, description?: string): void {
  const set = use(PageTitleContext);
  useEffect(() => {
    set({ title, above, description });
    return () => set({});
  }, [set, title, above, description]);
}
