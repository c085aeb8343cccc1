import type { CodeFlow } from './authorization';
import type { AuthorizationRequest } from './authorization';
import { PROVIDER } from './demo-provider';
import { hiddenFields, html } from './html';
import { page, redirect } from './page';

interface Failed {
  sentence: string;
  /** What was typed as the address. */
  email: string;
  status: number;
  headers?: Record<string, string>;
}

/** Where the same request is handed on to the provider of identities. */
const providerAddress = ({ sent }: AuthorizationRequest): string =>
  `/oauth/authorize?${new URLSearchParams({ ...sent, idp: PROVIDER.name })}`;

/** The API's own login: passwords are typed here where it takes none from applications. Works without a script. */
export function loginPage(flow: CodeFlow, request: AuthorizationRequest, issuer: string, failed?: Failed): Response {
  const { redirectUri, state, sent } = request;
  const cancel = redirect(redirectUri, { error: 'access_denied', state, iss: issuer }).headers.get('Location') ?? '';
  return page(flow, {
    title: 'Log in',
    ...(failed ? { status: failed.status } : {}),
    ...(failed?.headers ? { headers: failed.headers } : {}),
    body: html` <p class="quiet">You go on to ${new URL(redirectUri).host}.</p>
      ${failed && html`<p class="bad" role="alert" id="failed">${failed.sentence}</p>`}
      <form method="post" action="/oauth/authorize">
        ${hiddenFields(sent)}
        <label
          >E-mail
          <input
            name="username"
            type="email"
            autocomplete="username"
            required
            value="${failed?.email ?? ''}"
            ${failed ? '' : html`autofocus`}
          />
        </label>
        <label
          >Password
          <input
            name="password"
            type="password"
            autocomplete="current-password"
            required
            ${failed && html`autofocus aria-describedby="failed"`}
          />
        </label>
        <button class="main" type="submit">Log in</button>
      </form>
      <a class="button" href="${providerAddress(request)}">Log in with ${PROVIDER.label}</a>
      <p></p>
      <p><a href="${cancel}">Do not log in</a></p>`,
  });
}
