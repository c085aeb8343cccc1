import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { OBSERVED_MAX } from '@/contract/dataset/observation';
import { accessionObservations } from '../../data/observations/accession-observations';
import { chosenAccessions, readDataRequest } from '../../data/observations/chosen-accessions';
import { dataPage } from '../../data/observations/data-page';
import { observationTable } from '../../data/observations/observation-table';
import { currentDatasets, readableDatasets } from '../../rules/entities/readable-datasets';
import { observedColumn } from '../../data/observations/satisfying';
import { summarize } from '../../data/observations/summarize';
import { answer, type Answer } from '../../rules/world/answer';
import { notFound } from '../../tools/http/api-failure';
import { withToken } from '../../rules/tokens/caller';
import { readFilter } from '../../tools/lists/read-filter';
import { sentence } from '../../tools/http/sentence';

export const observations: readonly Answer[] = [
  answer('POST /dataset/data', withToken, async ({ world, session, query, body }) => {
    const table = observationTable(await readableDatasets(world, query.datasetUuids, session));
    return dataPage(table, world.accessionsFor(session), readDataRequest(body), query);
  }),

  answer('POST /dataset/observed', withToken, async ({ world, session, query, body }) => {
    const table = observationTable(await readableDatasets(world, query.datasetUuids, session));
    const chosen = await chosenAccessions(table, world.accessionsFor(session), readDataRequest(body).filters ?? {});
    const places = [...table.order()].filter((place) => !chosen || chosen[place] === 1);
    const known = places.flatMap((place) => table.accessions[place]?.uuid ?? []);
    return { total: places.length, accessionCount: known.length, uuids: known.slice(0, OBSERVED_MAX) };
  }),

  answer('POST /dataset/summary', withToken, async ({ world, session, query, body }) => {
    const table = observationTable(await readableDatasets(world, query.datasetUuids, session));
    const { filters = {}, select } = readDataRequest(body);
    for (const uuid of select ?? []) observedColumn(table, uuid);
    return summarize(table, await chosenAccessions(table, world.accessionsFor(session), filters), select);
  }),

  answer('POST /dataset/accessions-datasets', withToken, async ({ world, session, query, body }) => {
    const { filter } = await readFilter<AccessionFilter>(world, query.f, body);
    const current = await currentDatasets(world);
    const members = [...new Set(current.flatMap(({ accessions }) => accessions.flatMap(({ uuid }) => uuid ?? [])))];
    const { uuids } = await world.accessionsFor(session).uuids({ uuid: members, AND: filter }, members.length);
    const found = new Set(uuids);
    return current
      .filter(({ accessions }) => accessions.some(({ uuid }) => uuid !== undefined && found.has(uuid)))
      .map(({ head }) => head.uuid);
  }),

  answer('GET /acn/:uuid/observations', withToken, async ({ world, params }) => {
    const accession = await world.accessions.details(params.uuid);
    if (!accession) throw notFound(sentence('noAccession', { id: params.uuid }));
    return accessionObservations(await currentDatasets(world), accession);
  }),
];
