import type { Accession } from '@/contract/accession/accession';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { AccessionImage } from '@/contract/accession/image';
import { answer, type Answer } from '../../rules/world/answer';
import { notFound } from '../../tools/http/api-failure';
import { INERT } from '../../tools/http/inert';
import { open, withToken } from '../../rules/tokens/caller';
import { readFilter } from '../../tools/lists/read-filter';
import type { World } from '../../rules/world/world';
import { drawPicture, subjectOf } from '../../data/demo/pictures/picture';
import { SHEET } from '../../data/demo/pictures/sheet';
import { sentence } from '../../tools/http/sentence';

const DEFAULT_LENGTH = 50;
const MAX_PAGE_LENGTH = 200;
const DAY = 86_400;
const LICENCE = { licence: 'CC0 1.0', licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/' };

/** `1.svg` the sheet, `1-small.svg` the drawing alone. */
const FILE = /^([1-9]\d{0,2})(-small)?\.svg$/;

const path = (uuid: string, file: string): string => `/api/v2/acn/image/${uuid}/${file}`;

function imageOf(accession: Accession, picture: number): AccessionImage {
  const { uuid, accessionNumber, instituteCode, taxonomy, crop } = accession;
  return {
    uuid: `${uuid}-${picture}`,
    accession: { uuid, accessionNumber, instituteCode, taxonomy },
    url: path(uuid, `${picture}.svg`),
    thumbnailUrl: path(uuid, `${picture}-small.svg`),
    ...SHEET,
    caption: subjectOf(crop?.shortName, picture),
    ...LICENCE,
    attribution: 'Drawn by code for the demonstration, no photograph',
  };
}

async function accessionOf(world: World, uuid: string): Promise<Accession> {
  const found = await world.accessions.details(uuid);
  if (!found) throw notFound(sentence('noAccession', { id: uuid }));
  return found;
}

export const images: readonly Answer[] = [
  answer('POST /acn/images', withToken, async ({ world, session, query, body }) => {
    const { filter, filterCode } = await readFilter<AccessionFilter>(world, query.f, body);
    const number = query.p ?? 0;
    const size = Math.min(Math.max(query.l ?? DEFAULT_LENGTH, 1), MAX_PAGE_LENGTH);
    const { content, totalElements, accessionCount } = await world.accessionsFor(session).images(filter, number, size);
    const totalPages = Math.ceil(totalElements / size);
    return {
      content: content.map(({ accession, picture }) => imageOf(accession, picture)),
      number,
      size,
      numberOfElements: content.length,
      totalElements,
      totalPages,
      first: number === 0,
      last: number >= totalPages - 1,
      accessionCount,
      filterCode,
      filter,
    };
  }),

  answer('GET /acn/:uuid/images', withToken, async ({ world, params }) => {
    const accession = await accessionOf(world, params.uuid);
    return Array.from({ length: accession.images ?? 0 }, (_, at) => imageOf(accession, at + 1));
  }),

  // A picture in a page carries no token.
  answer('GET /acn/image/:uuid/:file', open, async ({ world, params }) => {
    const accession = await accessionOf(world, params.uuid);
    const [, number, small] = FILE.exec(params.file) ?? [];
    const picture = Number(number);
    if (!(picture >= 1 && picture <= (accession.images ?? 0)))
      throw notFound(sentence('noPicture', { id: params.file }));
    const { uuid, accessionNumber, crop, taxonomy, institute } = accession;
    const subject = {
      uuid,
      accessionNumber,
      crop: crop?.shortName,
      taxon: [taxonomy.genusSpecies, taxonomy.subtaxa].filter(Boolean).join(' '),
      institute: institute.fullName,
    };
    return new Response(drawPicture(subject, picture, small ? 'small' : 'full'), {
      headers: {
        'Content-Type': 'image/svg+xml',
        'Cache-Control': `public, max-age=${DAY}`,
        // Opened by itself it is a document of this origin, which nothing in it may act for.
        'Content-Security-Policy': INERT,
        'X-Content-Type-Options': 'nosniff',
      },
    });
  }),
];
