import { createContext } from 'react';

/** What the heading above the fields says: a field that is called the same says it to those alone who hear it. */
export const HeadingAbove = createContext<string | undefined>(undefined);
