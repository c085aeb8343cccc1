import type { CodeFlow } from './authorization';
import { PEOPLE, type Person } from './demo-provider';
import { hiddenFields, html } from './html';
import { faultPage, page, redirect } from './page';
import { isChallenge } from './pkce';

type Sent = Readonly<Record<string, string | undefined>>;

const FIELDS = [
  'client_id',
  'redirect_uri',
  'response_type',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
];

const button = ({ subject, name, email }: Person) =>
  html`<li>
    <button type="submit" name="person" value="${subject}">${name} <small>${email}</small></button>
  </li>`;

/** The parameters of the request, or the error page where they are not valid. */
function readSent(flow: CodeFlow, sent: Sent, issuer: string): Record<string, string> | Response {
  const { client } = flow.authorization.provider;
  if (sent['client_id'] !== client.id || sent['redirect_uri'] !== `${issuer}/oauth/callback`)
    return faultPage(flow, 'Whoever sent you here is not known to this provider.');
  if (
    sent['response_type'] !== 'code' ||
    sent['code_challenge_method'] !== 'S256' ||
    !isChallenge(sent['code_challenge'])
  )
    return faultPage(flow, 'What this provider was asked for is not complete.');
  return Object.fromEntries(FIELDS.map((name) => [name, sent[name] ?? '']));
}

/** Choose one of the people, or refuse. Stands for the pages of a provider somewhere else. */
export function providerPage(flow: CodeFlow, given: Sent, issuer: string): Response {
  const sent = readSent(flow, given, issuer);
  if (sent instanceof Response) return sent;
  return page(flow, {
    title: 'Demo identity provider',
    body: html` <p>
        This page stands for a provider of identities, such as that of a university. The people are made up. Who do you
        want to be?
      </p>
      <form method="post" action="/oauth/demo-provider">
        ${hiddenFields(sent)}
        <ul>
          ${PEOPLE.map(button)}
        </ul>
        <button type="submit" name="refuse" value="1">Do not log in</button>
      </form>`,
  });
}

/** The choice, sent back to the API with a code of the provider. */
export function chosenPerson(flow: CodeFlow, given: Sent, issuer: string): Response {
  const sent = readSent(flow, given, issuer);
  if (sent instanceof Response) return sent;
  const { redirect_uri: redirectUri = '', state = '', nonce = '', code_challenge: challenge = '' } = sent;
  if (given['refuse']) return redirect(redirectUri, { error: 'access_denied', state });
  const person = PEOPLE.find(({ subject }) => subject === given['person']);
  if (!person) return providerPage(flow, given, issuer);
  const code = flow.authorization.provider.codeFor({ person, redirectUri, challenge, nonce });
  return redirect(redirectUri, { code, state });
}
