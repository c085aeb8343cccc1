import type { Language } from '@/contract/constants';
import { BULK_MOVES } from '@/contract/families';
import { PUBLICATION_KINDS } from '@/contract/publication/workflow';
import type { Answer, Call } from './answer';
import { ApiFailure, badRequest, forbidden, invalidToken, notFound } from '../../tools/http/api-failure';
import { NOBODY, type Allow, type Caller } from '../tokens/caller';
import { brapiFailure, isBrapi } from '../../tools/http/brapi-failure';
import { knownOrigin, refuseForeignOrigin } from '../../tools/http/origins';
import { readColumns } from '../../tools/http/columns';
import { filterForm, readPayload, readQuery } from '../../tools/http/read-request';
import { makeRouter, type Found } from '../../tools/http/router';
import { send } from '../../tools/http/send';
import { acceptedLanguage, sentence, type Sentence } from '../../tools/http/sentence';
import { StorageFailed } from '../../tools/store/store';
import { callLog } from './call-log';
import type { World } from './world';

/** Answers a request, or `undefined` where the address is not the API's. Never throws: what is unforeseen becomes a 500. */
export type Serve = (request: Request) => Promise<Response | undefined>;

const unauthorized = (): ApiFailure =>
  new ApiFailure(401, 'unauthorized', sentence('needsToken'), { headers: { 'WWW-Authenticate': 'Bearer' } });

async function callerOf(world: World, request: Request): Promise<Caller> {
  const [scheme = '', credentials = ''] = (request.headers.get('authorization') ?? '').split(/ +/, 2);
  if (/^bearer$/i.test(scheme)) return world.tokens.check(credentials);
  if (!/^api-token$/i.test(scheme)) return NOBODY;
  const caller = await world.apiTokens.check(credentials);
  if (!caller) throw invalidToken();
  return caller;
}

/** API tokens belong to no client: from a browser, pages of all known web sites may use them. */
function refuseUnknownOrigin(world: World, request: Request): void {
  const origin = request.headers.get('origin');
  if (origin === null || knownOrigin(world.clients.inUse(), origin, new URL(request.url).origin)) return;
  throw forbidden('API tokens may not be used from this web site.');
}

/** An account that may do it in person must learn that it is the API token that may not. */
function whyNot({ apiToken, ...inPerson }: Caller, allow: Allow): Sentence {
  return apiToken !== undefined && allow(inPerson) ? sentence('notByApiToken') : sentence('notAllowed');
}

async function admit(world: World, request: Request, { allow }: Answer): Promise<Caller> {
  // An open line must also answer a caller whose token has just expired.
  if (allow(NOBODY)) return callerOf(world, request).catch(() => NOBODY);
  const caller = await callerOf(world, request);
  if (caller === NOBODY) throw unauthorized();
  if (!allow(caller)) throw forbidden(whyNot(caller, allow));
  refuseForeignOrigin(world.clients.inUse(), request, caller.clientId);
  if (caller.apiToken !== undefined) refuseUnknownOrigin(world, request);
  return caller;
}

const noRoom = (): ApiFailure => new ApiFailure(507, 'storage_full', sentence('storageFull'));
const notKept = (): ApiFailure => new ApiFailure(503, 'storage_failed', sentence('storageFailed'));

const notReady = (): ApiFailure =>
  new ApiFailure(503, 'not_ready', sentence('notReady'), { headers: { 'Retry-After': '5' } });

const languageOf = (request: Request): Language => acceptedLanguage(request.headers.get('accept-language'));

/** Errors of the accession store are recognised by name: classes are lost on the way from a worker. */
function knownFailure(failure: unknown): ApiFailure | undefined {
  if (failure instanceof ApiFailure) return failure;
  if (failure instanceof StorageFailed) return failure.full ? noRoom() : notKept();
  if (!(failure instanceof Error)) return undefined;
  if (failure.name === 'NotReady') return notReady();
  return failure.name === 'InvalidQuery' ? badRequest(failure.message) : undefined;
}

function refusal(failure: unknown, request: Request): Response {
  const known = knownFailure(failure) ?? new ApiFailure(500, 'server_error', sentence('serverError'));
  const { status, extra, description } = known;
  const isOfBrapi = isBrapi(new URL(request.url).pathname);
  const body = isOfBrapi ? brapiFailure(description) : known.body(languageOf(request));
  return Response.json(body, { status, headers: extra.headers });
}

const BULK = new RegExp(`^/api/v[12]/[\\w-]+/bulk/(?:${BULK_MOVES.join('|')})/?$`);

/** What is not published cannot be published by the dozen, either. */
const unknownAddress = (path: string): ApiFailure =>
  BULK.test(path)
    ? badRequest(sentence('wrongModel', { models: PUBLICATION_KINDS.join(', ') }))
    : notFound(`Nothing is at ${path.slice(0, 200)}.`);

async function answered(
  world: World,
  request: Request,
  url: URL,
  found: Exclude<Found<Answer>, undefined>,
  seen: (caller: Caller) => void,
): Promise<Response> {
  if (found === 'unknown') throw unknownAddress(url.pathname);
  if (found === 'method') throw new ApiFailure(405, 'method_not_allowed', `Not with ${request.method}.`);
  const session = await admit(world, request, found.answer);
  seen(session);
  const query = readQuery(url.searchParams);
  const payload = filterForm(await readPayload(request, world.settings.bodyLimit, found.answer.takesFiles), query);
  // Names of columns are for the sender alone: an answer sees the bare paths.
  const columns = readColumns(query['select']);
  if (columns) query['select'] = columns.map(({ path }) => path).join(',');
  const [params, language] = [found.params, languageOf(request)];
  const call = { world, session, params, query, ...payload, request, language, origin: url.origin };
  const { resolve } = found.answer;
  const firstRow = () => resolve({ ...call, query: { ...query, p: 0, l: 1 } } as unknown as Call<never>);
  return send(await resolve(call as unknown as Call<never>), request, columns, firstRow);
}

/**
 * The whole API as one function from request to response. An answer leaves when everything that was changed meanwhile
 * is on the disk. `onError` gets unexpected errors, and what could not be written. `before` does what is due, before any call is answered.
 */
export function makeServe(
  world: World,
  answers: readonly Answer[],
  onError?: (error: unknown) => void,
  before: (world: World) => Promise<void> = async () => undefined,
): Serve {
  const route = makeRouter(answers);
  const log = callLog(world, answers, onError);
  const refused = (failure: unknown, request: Request): Response => {
    if (!knownFailure(failure) || failure instanceof StorageFailed) log.failed(failure);
    return refusal(failure, request);
  };
  return async (request) => {
    const url = new URL(request.url);
    const found = route(request.method, url.pathname);
    if (found === undefined) return undefined;
    try {
      await world.store.ready();
      const mark = world.store.mark();
      await before(world);
      // A refusal may have changed something too: a stolen token ends its session.
      let caller = NOBODY;
      let error: string | undefined;
      const response = await answered(world, request, url, found, (session) => {
        caller = session;
      }).catch((failure: unknown) => {
        error = knownFailure(failure)?.error;
        return refused(failure, request);
      });
      await world.store.commit(mark);
      if (typeof found === 'object')
        log.answered(found.answer.line, request, caller, { status: response.status, error });
      return response;
    } catch (failure) {
      return refused(failure, request);
    }
  };
}
