import type { Clock } from '../../tools/store/clock';
import { randomText } from '../../tools/crypto/secrets';
import { signIdToken } from './id-token';
import { makeOneTime } from './one-time';
import { provesChallenge } from './pkce';

/** A made-up person. */
export interface Person {
  subject: string;
  name: string;
  email: string;
}

/** The third has the address of an account that is not theirs to open. */
export const PEOPLE: readonly Person[] = [
  { subject: 'p-1001', name: 'Olena Outside', email: 'olena@provider.example' },
  { subject: 'p-1002', name: 'Kwame Elsewhere', email: 'kwame@provider.example' },
  { subject: 'p-1003', name: 'Another Uma', email: 'user@example.org' },
];

/** What a code of the provider is bound to. */
interface ProviderGrant {
  person: Person;
  redirectUri: string;
  challenge: string;
  nonce: string;
}

export interface Exchange {
  code: string;
  clientSecret: string;
  redirectUri: string;
  verifier: string;
}

/** A small provider of identities, apart from the API that asks it: they share a client's secret and nothing else. */
export interface DemoProvider {
  /** The API, as the provider's client. */
  client: { id: string; secret: string };
  codeFor(grant: ProviderGrant): string;
  /** The ID token; undefined for a code that is not this client's, not in time, or used before. */
  exchange(issuer: string, exchange: Exchange): Promise<string | undefined>;
}

const CODE_LIFE = 60_000;
const TOKEN_SECONDS = 300;

export const PROVIDER = { name: 'demo', label: 'Demo identity provider' } as const;

export function makeDemoProvider(clock: Clock): DemoProvider {
  const codes = makeOneTime<ProviderGrant>(clock, CODE_LIFE);
  const client = { id: 'pgr-portal-api', secret: randomText() };
  return {
    client,
    codeFor: (grant) => codes.issue(grant),
    exchange: async (issuer, { code, clientSecret, redirectUri, verifier }) => {
      const found = codes.use(code);
      if (!found?.good || clientSecret !== client.secret || found.value.redirectUri !== redirectUri) return undefined;
      const { person, challenge, nonce } = found.value;
      if (!(await provesChallenge(verifier, challenge))) return undefined;
      const now = Math.floor(clock.now() / 1_000);
      return signIdToken(client.secret, {
        iss: issuer,
        aud: client.id,
        sub: person.subject,
        iat: now,
        exp: now + TOKEN_SECONDS,
        nonce,
        name: person.name,
        email: person.email,
        email_verified: true,
      });
    },
  };
}
