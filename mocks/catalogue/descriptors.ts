import type { Descriptor } from '@/contract/descriptor';
import type { Partner } from '@/contract/partner';
import { ownerOf } from '../publication/publication';
import { lazySource, type Source } from '../store/source';
import type { ObservedDataset } from '../observations/observed-dataset';
import type { CatalogueGiven } from './catalogue';

const byTitle = new Intl.Collator('en').compare;

/** Every descriptor that a dataset uses, and those that the demo has beside. */
export const descriptorSource = (
  { demo }: CatalogueGiven,
  datasets: Source<ObservedDataset>,
  partners: Source<Partner>,
): Source<Descriptor> =>
  lazySource<Descriptor>(
    ({ uuid }) => uuid,
    async () => {
      const used = (await datasets.all()).flatMap(({ descriptors }) => descriptors);
      const all = new Map(used.map((each) => [each.uuid, { ...each, used: true }]));
      if (demo) {
        const { demoDescriptors } = await import('../demo/datasets/demo-descriptors');
        const { byKey, others } = await demoDescriptors((code) => ownerOf(partners, code));
        for (const each of [...byKey.values(), ...others])
          if (!all.has(each.uuid)) all.set(each.uuid, { ...each, used: false });
      }
      return [...all.values()].sort((a, b) => byTitle(a.title, b.title) || byTitle(a.crop ?? '', b.crop ?? ''));
    },
  );
