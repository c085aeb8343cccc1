import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { Owner } from '@/contract/publication/publication';
import { Turns } from '../../../tools/workers/turns';
import type { AccessionService } from '../../accessions/service';
import { columnOf, type Observation } from '../../observations/column-of';
import type { ObservedDataset } from '../../observations/observed-dataset';
import { headOf, seasonOf } from './dataset-head';
import { DATASETS, type DatasetPlan } from './dataset-table';
import { demoDescriptors, descriptorKey } from './demo-descriptors';
import { drawValues, type Plot } from './draw-values';
import { membersOf, type Member } from './members';
import { randomOf } from './seed';
import { filesOf } from './source-files';
import type { Trait } from './trait';
import { TRAITS } from './trait-data';

/** What differs from season to season is observed in each; what does not, once. */
const changes = ({ type, category }: Trait): boolean =>
  (type === 'NUMERIC' || type === 'SCALE' || type === 'DATE') && category !== 'MOLECULAR';

function observe(plan: DatasetPlan, descriptor: Descriptor, trait: Trait, members: readonly Member[]) {
  const { key, versionOf, sown, missing } = plan;
  const seasons = changes(trait) ? plan.years : plan.years.slice(0, 1);
  const found: Observation[] = [];
  const plots = seasons.map((year, at): Plot => {
    return { season: (at - (seasons.length - 1) / 2) * 0.3, begin: seasonOf(year, sown) };
  });
  members.forEach(({ plant, accession: { uuid = '' } }, accession) => {
    plots.forEach((plot, method) => {
      // What a later version has as well is the same in it.
      const random = randomOf(`${versionOf ?? key}/${trait.column}/${uuid}/${method}`);
      if (random.chance(missing)) return;
      for (const value of drawValues(trait, plant, plot, random)) found.push({ accession, value, method });
    });
  });
  return columnOf(descriptor, found, plan.years.length > 1);
}

function traitsOf({ crop, traits, general = [] }: DatasetPlan): [key: string, trait: Trait][] {
  const own = (TRAITS[crop] ?? []).filter(({ column }) => !traits || traits.includes(column));
  const shared = (TRAITS[''] ?? []).filter(({ column }) => general.includes(column));
  return [
    ...own.map((trait): [string, Trait] => [descriptorKey(crop, trait.column), trait]),
    ...shared.map((trait): [string, Trait] => [descriptorKey('', trait.column), trait]),
  ];
}

/** The datasets of the demo that have anything to observe. */
export async function demoDatasets(
  accessions: AccessionService,
  ownerOf: (instCode: string) => Promise<Owner>,
): Promise<ObservedDataset[]> {
  const { byKey } = await demoDescriptors(ownerOf);
  const turns = new Turns();
  const made: ObservedDataset[] = [];
  // One after the other, so that nobody waits for all of them.
  for (const plan of DATASETS) {
    if (turns.due()) await turns.next();
    const members = await membersOf(accessions, plan);
    const observed: { descriptor: Descriptor; column: ReturnType<typeof observe> }[] = [];
    for (const [key, trait] of members.length === 0 ? [] : traitsOf(plan)) {
      if (turns.due()) await turns.next();
      const descriptor = byKey.get(key);
      const column = descriptor && observe(plan, descriptor, trait, members);
      if (descriptor && column?.accession.length) observed.push({ descriptor, column });
    }
    if (observed.length === 0) continue;
    const dataset = {
      head: headOf(plan, await ownerOf(plan.institute)),
      descriptors: observed.map(({ descriptor }) => ({ ...descriptor, used: true })),
      accessions: members.map(({ accession }) => accession),
      columns: observed.map(({ column }) => column),
      methods: plan.years.length > 1 ? plan.years.map((year) => `Season ${year}`) : [],
    };
    made.push({ ...dataset, files: filesOf(dataset, plan.files) });
  }
  return made;
}
