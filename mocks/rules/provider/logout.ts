import type { Application } from '../tokens/clients';
import type { CodeFlow } from './authorization';
import { MAX_TEXT_LENGTH } from './authorization-request';
import { hiddenFields, html } from './html';
import { faultPage, page, redirect } from './page';
import { isRegistered } from './registered';

/** A request to be logged out (OpenID Connect RP-Initiated Logout, 2), every part of it looked at. */
interface LogoutRequest {
  /** Which session an ID token of ours names, and whose that is. */
  session: { id: string; user: string } | undefined;
  client: Application | undefined;
  /** Where the application waits; empty where it said nothing. */
  back: string;
  state: string;
  /** As it was sent, for the form of the page. */
  sent: Record<string, string>;
}

type Sent = Readonly<Record<string, string | number | undefined>>;

const PARAMETERS = ['id_token_hint', 'client_id', 'post_logout_redirect_uri', 'state'];

const refused = (flow: CodeFlow, sentence: string): Response =>
  faultPage(flow, sentence, 400, 'This logout cannot go on');

/** The request, or a page that says what is wrong with it: nobody is sent to an address that a stranger made up. */
async function readLogout(flow: CodeFlow, given: Sent, issuer: string): Promise<LogoutRequest | Response> {
  const sent = Object.fromEntries(
    PARAMETERS.map((name) => [name, String(given[name] ?? '')] as const).filter(([, value]) => value !== ''),
  );
  const { id_token_hint: hint, client_id: named, post_logout_redirect_uri: back = '', state = '' } = sent;
  // However old it is: who logs out comes late.
  const claims = hint === undefined ? undefined : await flow.authorization.idKeys.read(hint);
  if (hint !== undefined && claims?.iss !== issuer)
    return refused(flow, 'What the application says about you (id_token_hint) is no ID token of this server.');
  const clientId = claims?.aud ?? named;
  const client = flow.clients.find(clientId);
  if (clientId !== undefined && (!client || (named !== undefined && named !== clientId)))
    return refused(flow, 'The application that sent you here is not known.');
  if (back && !(client && isRegistered(client, back, issuer, client.logoutPaths)))
    return refused(
      flow,
      `The application asks you to go on to ${back.slice(0, 200)}, which is not registered for the time after logging out${client ? ` of ${client.clientId}` : ', and does not say which it is'}.`,
    );
  if (state.length > MAX_TEXT_LENGTH) return refused(flow, 'The state is too long.');
  const { sid: id, sub: user } = claims ?? {};
  const session = id === undefined || user === undefined ? undefined : { id, user };
  return { session, client, back, state, sent };
}

/** Out, and on to where the application waits. */
function left(flow: CodeFlow, { back, state, client }: LogoutRequest): Response {
  if (back) return redirect(back, { state });
  return page(flow, {
    title: 'You are logged out',
    body: html`<p>${client?.clientId ?? 'The application'} can no longer use your account by this login.</p>`,
  });
}

/** Without an ID token nobody knows which login is meant, and this server itself keeps none in a browser. */
const nothingToEnd = (flow: CodeFlow, { back, state }: LogoutRequest): Response =>
  page(flow, {
    title: 'Log out',
    body: html`<p>
        This server keeps no login in your browser. Log out in the application itself, or end its session on your
        profile in the portal.
      </p>
      ${
        back &&
        html`<a class="button" href="${redirect(back, { state }).headers.get('Location') ?? ''}"
          >Go on to ${new URL(back).host}</a
        >`
      }`,
  });

/** Asks before anything ends: whoever has an old ID token could send a stranger here. */
export async function logoutPage(flow: CodeFlow, given: Sent, issuer: string): Promise<Response> {
  const request = await readLogout(flow, given, issuer);
  if (request instanceof Response) return request;
  const { session, client, sent } = request;
  if (!session) return nothingToEnd(flow, request);
  const isOpen = flow.tokens.sessionsOf(session.user).some(({ id }) => id === session.id);
  if (!isOpen) return left(flow, request);
  return page(flow, {
    title: 'Log out',
    body: html`<p>${client?.clientId} will no longer be able to use your account by this login.</p>
      <form method="post" action="/oauth/logout">
        ${hiddenFields(sent)}
        <button class="main" type="submit">Log out</button>
      </form>
      <p class="quiet">Close this page to stay logged in.</p>`,
  });
}

/** Ends the session that the ID token was given in. */
export async function logOut(flow: CodeFlow, given: Sent, issuer: string): Promise<Response> {
  const request = await readLogout(flow, given, issuer);
  if (request instanceof Response) return request;
  if (!request.session) return nothingToEnd(flow, request);
  flow.tokens.endOwn(request.session.user, request.session.id);
  return left(flow, request);
}
