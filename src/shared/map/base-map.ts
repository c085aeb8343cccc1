import { createContext, use } from 'react';

/** The map beneath everything: pictures of a tile server, else the world drawn from shapes the portal brings along. */
export interface BaseMap {
  /** Template with `{z}`, `{x}`, `{y}`, `{a-c}` and `{r}`; empty for the portal's own. */
  url: string;
  /** Text, or HTML of which only the text is shown. */
  attribution: string;
}

/** The application fills it from its configuration. */
export const BaseMapContext = createContext<BaseMap>({ url: '', attribution: '' });

export const useBaseMap = (): BaseMap => use(BaseMapContext);
