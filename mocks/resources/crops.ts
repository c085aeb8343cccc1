import { answer, type Answer } from '../core/answer';
import { notFound } from '../core/api-failure';
import { withToken } from '../core/caller';
import { readColumns } from '../core/columns';
import { csvRows } from '../core/csv';
import { csvResponse } from '../core/send';

const COLUMNS = readColumns('shortName,name,title,accessionCount,otherNames');

export const crops: readonly Answer[] = [
  answer('GET /crop', withToken, async ({ world }) => [...(await world.crops.all())]),

  answer('GET /crop/:shortName', withToken, async ({ world, params }) => {
    const crop = await world.crops.one(params.shortName);
    if (!crop) throw notFound(`There is no crop "${params.shortName}".`);
    return crop;
  }),

  answer('GET /crops/list', withToken, async ({ world }) => {
    return csvResponse(csvRows(await world.crops.all(), COLUMNS));
  }),
];
