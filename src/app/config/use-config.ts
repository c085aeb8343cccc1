import { createContext, use } from 'react';
import { readConfig, type Config } from './config';

export const ConfigContext = createContext<Config>(readConfig(undefined));

export const useConfig = (): Config => use(ConfigContext);
