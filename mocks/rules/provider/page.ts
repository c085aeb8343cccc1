import type { CodeFlow } from './authorization';
import { randomText } from '../../tools/crypto/secrets';
import { html, type Markup } from './html';
import { PAGE_STYLE } from './page-style';

interface Page {
  title: string;
  body: Markup;
  status?: number;
  headers?: Record<string, string>;
}

/**
 * A page that belongs to no web application: no script, nothing loaded, shown in no frame. Its forms may lead to this
 * server and, over a redirect, to the sites of the clients: browsers apply `form-action` to what follows, too.
 */
export function page(flow: CodeFlow, { title, body, status = 200, headers }: Page): Response {
  const nonce = randomText();
  const clients = flow.clients.inUse();
  const sites = clients.flatMap(({ origins }) => origins).filter((each) => URL.canParse(each));
  if (clients.some(({ loopback }) => loopback)) sites.push('http://localhost:*', 'http://127.0.0.1:*');
  const text = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${PAGE_STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.text;
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ['form-action', "'self'", ...sites].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy.join('; '),
      // With no referrer at all, a browser would also keep the origin of the form to itself.
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      ...headers,
    },
  });
}

/** Errors that must not be sent to an application (its address may be forged) are shown to the person. */
export const faultPage = (
  flow: CodeFlow,
  sentence: string,
  status = 400,
  title = 'This login cannot go on',
): Response =>
  page(flow, {
    title,
    status,
    body: html`<p role="alert">${sentence}</p>
      <p>Go back to the page that you came from and begin again.</p>`,
  });

/** Goes to an address with these parameters, by GET whatever was sent here. */
export function redirect(
  address: string,
  parameters: Record<string, string>,
  headers?: Record<string, string>,
): Response {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) if (value !== '') url.searchParams.set(name, value);
  return new Response(null, {
    status: 303,
    headers: { Location: url.href, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', ...headers },
  });
}
