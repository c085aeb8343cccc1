import { ApiFailure } from '../../tools/http/api-failure';
import { sentence, type Sentence } from '../../tools/http/sentence';
import type { Application } from './clients';
import type { Clients } from './kept-clients';

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

const invalidClient = (why: string | Sentence): ApiFailure =>
  new ApiFailure(401, 'invalid_client', why, { headers: { 'WWW-Authenticate': 'Basic realm="oauth"' } });

/** The application that asks, by HTTP Basic or by `client_id` and `client_secret` in the form; 401 `invalid_client` otherwise. */
export async function clientOf(
  clients: Pick<Clients, 'bySecret'>,
  request: Request,
  form: Readonly<Record<string, string>>,
): Promise<Application> {
  const [id, secret] = fromHeader(request.headers.get('authorization') ?? '') ?? [
    form['client_id'],
    form['client_secret'],
  ];
  const client = await clients.bySecret(id, secret);
  if (client === 'off') throw invalidClient(sentence('clientOff'));
  if (!client) throw invalidClient('This application is not known, or its secret is wrong.');
  return client;
}
