import { ApiFailure } from '../../tools/http/api-failure';
import type { OAuthClient } from './clients';

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

/** `Basic base64(id:secret)`, both form encoded (RFC 6749, 2.3.1). */
function fromHeader(authorization: string): [string, string] | undefined {
  const [, encoded] = /^basic +([\w+/=-]+)$/i.exec(authorization) ?? [];
  if (encoded === undefined) return undefined;
  try {
    const [id = '', ...secret] = atob(encoded).split(':');
    return [decode(id), decode(secret.join(':'))];
  } catch {
    return undefined;
  }
}

/** The application that asks, by HTTP Basic or by `client_id` and `client_secret` in the form; 401 `invalid_client` otherwise. */
export function clientOf(
  clients: readonly OAuthClient[],
  request: Request,
  form: Readonly<Record<string, string>>,
): OAuthClient {
  const [id, secret] = fromHeader(request.headers.get('authorization') ?? '') ?? [
    form['client_id'],
    form['client_secret'],
  ];
  const client = clients.find(({ clientId, clientSecret }) => clientId === id && clientSecret === secret);
  if (client) return client;
  throw new ApiFailure(401, 'invalid_client', 'This application is not known, or its secret is wrong.', {
    headers: { 'WWW-Authenticate': 'Basic realm="oauth"' },
  });
}
