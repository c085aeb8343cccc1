import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { emlXml, metaXml, type ArchiveDescription } from '../../data/accessions/archive/descriptions';
import { GERMPLASM_ACCESSION, OCCURRENCE } from '../../data/accessions/archive/terms';
import { zipped, type ArchiveFiles } from '../../data/accessions/archive/zipped';
import type { AccessionService, RowsQuery } from '../../data/accessions/service';
import { answer, type Answer } from '../../rules/world/answer';
import { badRequest, notFound } from '../../tools/http/api-failure';
import { withToken } from '../../rules/tokens/caller';
import { readFilter } from '../../tools/lists/read-filter';
import { csvResponse } from '../../tools/http/send';
import type { World } from '../../rules/world/world';
import { sentence } from '../../tools/http/sentence';
import { suggestAnswer } from '../../rules/search/suggest';

const MAX_PAGE_LENGTH = 1_000;
const MAX_TEXT_LENGTH = 10_000;
const MAX_UUIDS = 200;
const FORMATS = ['mcpd', 'csv', 'pdci', 'dwca'] as const;

/** A longer page than the longest is cut to it. */
const cut = <Q extends { l?: number }>(query: Q, longest: number): Q =>
  query.l === undefined ? query : { ...query, l: Math.min(Math.max(query.l, 1), longest) };

/** The tables of a Darwin Core Archive come one after the other: each goes through the accessions once. */
function archiveFiles(
  asked: Pick<AccessionService, 'download'>,
  filter: AccessionFilter,
  sort: Pick<RowsQuery, 's' | 'd'>,
  description: ArchiveDescription,
): ArchiveFiles {
  return [
    ['meta.xml', [metaXml()]],
    ['eml.xml', [emlXml(description)]],
    [OCCURRENCE.file, asked.download(filter, 'occurrence', undefined, sort)],
    [GERMPLASM_ACCESSION.file, asked.download(filter, 'germplasm', undefined, sort)],
  ];
}

const filterOf = (world: World, f: string | undefined, body: unknown) => readFilter<AccessionFilter>(world, f, body);

async function details(world: World, uuid: string) {
  const found = await world.accessions.details(uuid);
  if (!found) throw notFound(sentence('noAccession', { id: uuid }));
  return { details: found };
}

/** Sent as it is made, as fast as it is taken. */
function streamed(pieces: AsyncIterable<string | Uint8Array>, name: string, type: string): Response {
  const iterator = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
  return new Response(stream, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  });
}

export const accessions: readonly Answer[] = [
  answer('POST /acn/list', withToken, async ({ world, session, query, body }) => {
    const { filter, filterCode } = await filterOf(world, query.f, body);
    return { ...(await world.accessionsFor(session).page(filter, cut(query, MAX_PAGE_LENGTH))), filterCode, filter };
  }),

  answer('POST /acn/query', withToken, async ({ world, session, query, body }) => {
    const { filter, filterCode } = await filterOf(world, query.f, body);
    const page = await world.accessionsFor(session).flat(filter, cut(query, MAX_TEXT_LENGTH), query.select);
    return { ...page, filterCode, filter };
  }),

  answer('POST /acn/filter', withToken, async ({ world, session, query, body }) => {
    const { filter, filterCode } = await filterOf(world, query.f, body);
    return {
      ...(await world.accessionsFor(session).filterPage(filter, cut(query, MAX_PAGE_LENGTH))),
      filterCode,
      filter,
    };
  }),

  answer('POST /acn/overview', withToken, async ({ world, session, query, body }) => {
    const { filter, filterCode } = await filterOf(world, query.f, body);
    return { filterCode, filter, ...(await world.accessionsFor(session).overview(filter, undefined, query.limit)) };
  }),

  answer('GET /acn/details/:uuid', withToken, ({ world, params }) => details(world, params.uuid)),

  answer('GET /acn/doi/:doi', withToken, async ({ world, params }) => {
    const found = await world.accessions.byDoi(params.doi);
    if (!found) throw notFound(sentence('noAccessionByDoi', { id: params.doi }));
    return { details: found };
  }),

  answer('POST /acn/by-uuid', withToken, ({ world, body }) => {
    const uuids: unknown = body;
    if (!Array.isArray(uuids) || !uuids.every((each) => typeof each === 'string'))
      throw badRequest('The body must be a list of uuids.');
    if (uuids.length > MAX_UUIDS)
      throw badRequest(`At most ${MAX_UUIDS} uuids may be asked for at once, not ${uuids.length}.`);
    return world.accessions.byUuid(uuids);
  }),

  answer('POST /acn/suggest', withToken, ({ world, body }) => {
    if (typeof body?.q !== 'string') throw badRequest('The body must have a text "q".');
    return suggestAnswer(world, body.q, body.understand === true);
  }),

  answer('POST /acn/species', withToken, async ({ world, session, query, body }) => {
    const { filter } = await filterOf(world, query.f, body);
    return csvResponse(await world.accessionsFor(session).species(filter));
  }),

  answer('POST /acn/download', withToken, async ({ world, session, query, body }) => {
    const format = FORMATS.find((each) => each === query.format);
    if (!format) throw badRequest(`"format" must be one of ${FORMATS.join(', ')}.`);
    const { filter, filterCode } = await filterOf(world, query.f, body);
    const asked = world.accessionsFor(session);
    const count = await asked.count(filter);
    const { exportLimit } = world.settings;
    if (count > exportLimit) throw badRequest(sentence('maxDownload', { max: exportLimit, count }));
    if (format !== 'dwca')
      return streamed(asked.download(filter, format, query.select, query), `accessions-${format}.csv`, 'text/csv');
    const address = `${world.settings.frontendUrl}/a/${filterCode}`;
    const made = new Date(world.clock.now());
    const files = archiveFiles(asked, filter, query, { count, address, publisher: 'PGR Portal', made });
    return streamed(zipped(files), 'accessions-dwca.zip', 'application/zip');
  }),
];
