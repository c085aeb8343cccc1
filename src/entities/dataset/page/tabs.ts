import type { ComponentType } from 'react';
import type { DatasetDetails } from '@/contract/dataset/dataset';
import { href } from '@/routes/href';

/** In their order; the first stands at the dataset's own address. */
export const DATASET_TABS = ['about', 'data', 'overview', 'observations', 'subset', 'analyze'] as const;
export type DatasetTab = (typeof DATASET_TABS)[number];

/** What a tab draws of the dataset. */
export type DatasetBody = ComponentType<{ dataset: DatasetDetails }>;

/** Who draws the tabs but the first: they look at observations, which this entity knows nothing of. */
export type DatasetBodies = Record<Exclude<DatasetTab, 'about'>, () => Promise<{ default: DatasetBody }>>;

export const datasetHref = (uuid: string, tab: DatasetTab = 'about'): string =>
  tab === 'about' ? href('dataset', { uuid }) : href('datasetTab', { uuid, tab });
