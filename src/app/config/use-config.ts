import { createContext, use } from 'react';
import { readConfig } from './config';
import type { Config } from './built-in-config';

export const ConfigContext = createContext<Config>(readConfig(undefined));

export const useConfig = (): Config => use(ConfigContext);
