import { crud } from '../entities/crud';
import { managedCrops } from '../entities/reference-entities';
import { answer, type Answer } from '../world/answer';
import { notFound } from '../http/api-failure';
import { withToken } from '../tokens/caller';
import { readColumns } from '../http/columns';
import { csvRows } from '../http/csv';
import { csvResponse } from '../http/send';
import { sentence } from '../http/sentence';

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
