import type { Partner } from '@/contract/partner';
import { ownerOf } from '../publication/publication';
import { lazySource, type Source } from '../store/source';
import type { ObservedDataset } from '../observations/observed-dataset';
import type { CatalogueGiven } from './catalogue';

/** Datasets of the demo that were published once and are no longer. */
export const WITHDRAWN: ReadonlySet<string> = new Set(['0b6c9d2e-5f7a-5c3b-9e41-7d8a2f1c4b60']);

const byTitle = new Intl.Collator('en').compare;

/** Those that files brought, and the demo's where the accessions are. */
export const datasetSource = (
  { accessions, demo, traits }: CatalogueGiven,
  partners: Source<Partner>,
): Source<ObservedDataset> =>
  lazySource<ObservedDataset>(
    ({ head }) => head.uuid,
    async () => {
      // A page that plays the API should not begin with what datasets are made of.
      const made = demo
        ? await import('../demo/datasets/demo-datasets').then(({ demoDatasets }) =>
            demoDatasets(accessions, (code) => ownerOf(partners, code)),
          )
        : [];
      return [...traits, ...made].sort((a, b) => byTitle(a.head.title, b.head.title));
    },
  );
