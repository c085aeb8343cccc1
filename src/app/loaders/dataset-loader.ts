import type { ComponentType } from 'react';
import type { DatasetBodies } from '@/entities/dataset/page/tabs';

/** The screen of a dataset with the bodies of its tabs, which an entity cannot take from features by itself. */
export function datasetLoader(bodies: DatasetBodies): () => Promise<{ default: ComponentType }> {
  return async () => {
    const { datasetScreen } = await import('@/entities/dataset/detail');
    return { default: datasetScreen(bodies) };
  };
}
