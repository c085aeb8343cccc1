import type { Crop } from '@/contract/reference/crop';
import { cropSchema } from '@/contract/reference/reference-schema';
import { crud } from '../../rules/entities/crud';
import { managed } from '../../rules/entities/managed';
import { refuseTaken } from '../../rules/entities/refuse-taken';
import { cropUnreferred } from '../../rules/entities/referring';
import { answer, type Answer } from '../../rules/world/answer';
import { notFound } from '../../tools/http/api-failure';
import { withToken } from '../../rules/tokens/caller';
import { readColumns } from '../../tools/http/columns';
import { csvRows } from '../../tools/http/csv';
import { csvResponse } from '../../tools/http/send';
import { sentence } from '../../tools/http/sentence';

const managedCrops = managed<Crop>({
  kind: 'crop',
  key: 'shortName',
  what: 'crop',
  schema: cropSchema,
  once: ['shortName'],
  table: ({ crops }) => crops,
  fresh: () => ({ shortName: '', name: '', otherNames: [], accessionCount: 0 }),
  removable: cropUnreferred,
  check: async ({ shortName }, { crops }) => refuseTaken(shortName, crops),
});

const COLUMNS = readColumns('shortName,name,title,accessionCount,otherNames');

export const crops: readonly Answer[] = [
  answer('GET /crop', withToken, async ({ world }) => [...(await world.crops.all())]),

  answer('GET /crop/:shortName', withToken, async ({ world, params, session }) => {
    const crop = await world.crops.one(params.shortName);
    if (!crop) throw notFound(sentence('noCrop', { id: params.shortName }));
    return managedCrops.details(world, crop, session);
  }),

  answer('GET /crops/list', withToken, async ({ world }) => {
    return csvResponse(csvRows(await world.crops.all(), COLUMNS));
  }),

  ...crud(managedCrops),
];
