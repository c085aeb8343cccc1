import type { AccessionService } from '../accessions/service';

/** Answers in which every column of a small catalogue has a part. */
export async function answersOf(service: AccessionService) {
  const { uuids } = await service.uuids({}, 10_000);
  const rows: unknown[] = [];
  for await (const text of service.download({}, 'mcpd')) rows.push(text);
  return {
    rows: rows.join(''),
    found: (await service.byUuid(uuids)).content,
    counts: await service.counts(),
    // Bounds of the places and all facets.
    where: await service.mapInfo({}),
    overview: await service.overview({}),
  };
}
