import { MY_LIST_MAX } from '@/contract/constants';
import { MAX_IDENTIFIER_LENGTH } from '@/contract/accession/match';
import { isUuid } from '@/contract/patterns';
import type { AccessionIdentifier } from '@/contract/request/request-external';
import { badRequest } from '../../tools/http/api-failure';
import { clientAddressOf } from '../../tools/http/client-address';
import { sentence } from '../../tools/http/sentence';
import { redirect } from '../../rules/provider/page';
import { externalAt, findExternal, keepExternal } from '../../rules/requests/external-requests';
import { open, withToken } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';

/** Institutes that one list names. */
const MAX_HOLDERS = 200;

const NAMES = ['uuid', 'doi', 'instituteCode', 'accessionNumber', 'genus'] as const;

function readIdentifier(given: unknown, at: number): AccessionIdentifier {
  const sent: Partial<Record<string, unknown>> = typeof given === 'object' ? { ...given } : {};
  const texts = NAMES.flatMap((name) => {
    const value = sent[name];
    if (value === undefined || value === null || value === '') return [];
    if (typeof value !== 'string' || value.length > MAX_IDENTIFIER_LENGTH)
      throw badRequest(
        `"${name}" of accession ${at + 1} must be a text of ${MAX_IDENTIFIER_LENGTH} characters at most.`,
      );
    return [[name, value.trim()] as const];
  });
  const named: AccessionIdentifier = Object.fromEntries(texts);
  if (named.uuid || named.doi || (named.instituteCode && named.accessionNumber)) return named;
  throw badRequest(`Accession ${at + 1} needs "uuid", "doi", or "instituteCode" and "accessionNumber".`);
}

function readIdentifiers(body: unknown): AccessionIdentifier[] {
  if (!Array.isArray(body) || body.length === 0) throw badRequest('The body must be a list of accessions.');
  if (body.length > MY_LIST_MAX) throw badRequest(sentence('manyAccessions', { max: MY_LIST_MAX }));
  const named = body.map(readIdentifier);
  const holders = new Set(named.map(({ instituteCode }) => instituteCode));
  if (holders.size > MAX_HOLDERS) throw badRequest(`At most ${MAX_HOLDERS} institutes can be named at once.`);
  return named;
}

const text = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' } });

/** Lists of accessions from other systems, for somebody to ask for. */
export const externalRequests: readonly Answer[] = [
  answer('POST /request/external', withToken, async ({ world, body, query, request }) => {
    const client = clientAddressOf(request);
    world.limits.handovers.attempt(client, client);
    const list = await findExternal(world, readIdentifiers(body));
    if (list.accessions.length === 0) return text('No such accessions in this database', 400);
    if (list.missing.length > 0 && query.missing !== 'keep')
      return Response.json(list.missing, { status: 400, headers: { 'Cache-Control': 'no-store' } });
    return text(keepExternal(world, list));
  }),

  answer('GET /request/external', open, ({ world, query: { key } }) => {
    if (!key || !isUuid(key)) throw badRequest('"key" must be the uuid that was answered.');
    return redirect(`${world.settings.frontendUrl}/requests/external/${key.toLowerCase()}`, {});
  }),

  answer('GET /request/external/:key', withToken, ({ world, params }) => externalAt(world, params.key)),
];
