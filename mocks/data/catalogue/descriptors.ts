import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { Partner } from '@/contract/reference/partner';
import { ownerOf } from './owner';
import type { Source } from '../../tools/store/source';
import { makeTable, type Table } from '../../tools/store/table';
import type { ObservedDataset } from '../observations/observed-dataset';
import type { CatalogueGiven } from './given';

const byTitle = new Intl.Collator('en').compare;

/** Every descriptor that a dataset came with, those that the demo has beside, and what was made here. */
export const descriptorTable = (
  { demo, changes }: CatalogueGiven,
  datasets: Source<ObservedDataset>,
  partners: Source<Partner>,
): Table<Descriptor> =>
  makeTable<Descriptor>(changes, {
    name: 'descriptor',
    key: ({ uuid }) => uuid,
    seeds: async () => {
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
    cascade: ({ uuid }) => changes.acl.remove('descriptor', uuid),
    missed: ({ withdrawn }) => withdrawn === true,
  });
