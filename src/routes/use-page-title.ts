import { createContext, use, useEffect } from 'react';

/** Filled by the application: takes the title of the open page, `undefined` gives the row's own back. */
export const PageTitleContext = createContext<(title: string | undefined) => void>(() => undefined);

/** Names the page in the document title and the last breadcrumb, as soon as its item is loaded. */
export function usePageTitle(title: string | undefined): void {
  const set = use(PageTitleContext);
  useEffect(() => {
    set(title);
    return () => set(undefined);
  }, [set, title]);
}
