import type { OAuthClient } from '@/contract/oauth-client/oauth-client';
import type { MadeProps } from '@/shared/editor/definition';
import { ClientSecret } from './ClientSecret';

const secretOf = (made: object): string =>
  'clientSecret' in made && typeof made.clientSecret === 'string' ? made.clientSecret : '';

/** The secret of a new client, which only the answer tells that made it. */
export function MadeClient({ made, onDone }: MadeProps<OAuthClient>) {
  return <ClientSecret secret={secretOf(made)} onDone={onDone} />;
}
