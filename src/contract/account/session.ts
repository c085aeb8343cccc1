export const ROLES = [
  'ROLE_CLIENT',
  'ROLE_USER',
  'ROLE_ADMINISTRATOR',
  'ROLE_VETTEDUSER',
  'ROLE_DIVTREE',
  'ROLE_REQUESTS',
  'ROLE_CONTENTMANAGER',
  'ROLE_TRANSLATOR',
  'ROLE_CITATIONMANAGER',
] as const;

export type Role = (typeof ROLES)[number];

/** The claims of an access token (JWT). `exp` is in seconds since 1970. */
export interface Claims {
  user_name?: string;
  /** Who gave it and whom it is for; ours: what is for another server, or for another purpose, opens nothing. */
  iss?: string;
  aud?: string;
  authorities: string[];
  scope?: string[];
  client_id: string;
  jti: string;
  exp: number;
  uuid?: string;
  name?: string;
}

/** `expires_in` is in seconds from the receipt of the answer. */
export interface TokenAnswer {
  access_token: string;
  token_type: string;
  expires_in: number;
  refresh_token?: string;
  /** OpenID Connect, where `authorization_code` came with the scope `openid`: a JWT with the `nonce` of the request. */
  id_token?: string;
  scope: string;
}

export type TokenRequest =
  | { grant_type: 'client_credentials'; client_id: string; client_secret: string }
  | { grant_type: 'password'; client_id: string; client_secret: string; username: string; password: string }
  | {
      grant_type: 'authorization_code';
      client_id: string;
      client_secret: string;
      code: string;
      redirect_uri: string;
      code_verifier: string;
    }
  | { grant_type: 'refresh_token'; client_id: string; client_secret: string; refresh_token: string };

export interface Profile {
  uuid: string;
  email: string;
  fullName: string;
  roles: Role[];
  active: boolean;
  /** EXTERNAL: signs in through an identity provider and has no password here. */
  accountType?: 'LOCAL' | 'EXTERNAL';
  /** Label of the identity provider. */
  provider?: string | null;
  lastLogin?: string | null;
  /** BCP 47: what mails are written in. */
  language?: string | null;
  /** A new address that waits for its validation. */
  pendingEmail?: string | null;
  /** ISO text; null: never. */
  accountExpires?: string | null;
  ftpUsername?: string | null;
  createdDate?: string;
  version?: number;
}

/** `authorization_endpoint` is where the portal sends people, with the parameters of the code flow. */
export interface IdentityProvider {
  name: string;
  label: string;
  authorization_endpoint: string;
}

/** Who somebody is (OpenID Connect Core, 5.1). `sub` is the uuid of the account. */
export interface PersonClaims {
  sub: string;
  name: string;
  email: string;
  email_verified: boolean;
}

/** The public half of a key that ID tokens are signed with (RFC 7517). */
export interface PublicKey {
  kty: 'RSA';
  use: 'sig';
  alg: 'RS256';
  kid: string;
  n: string;
  e: string;
}

/** OpenID Connect Discovery, 3, and RFC 8414. */
export interface ProviderMetadata {
  issuer: string;
  authorization_endpoint?: string;
  token_endpoint: string;
  userinfo_endpoint?: string;
  jwks_uri?: string;
  revocation_endpoint?: string;
  end_session_endpoint?: string;
  scopes_supported?: string[];
  grant_types_supported?: string[];
  response_types_supported?: string[];
  response_modes_supported?: string[];
  subject_types_supported?: string[];
  id_token_signing_alg_values_supported?: string[];
  token_endpoint_auth_methods_supported?: string[];
  revocation_endpoint_auth_methods_supported?: string[];
  claims_supported?: string[];
  claims_parameter_supported?: boolean;
  request_parameter_supported?: boolean;
  request_uri_parameter_supported?: boolean;
  code_challenge_methods_supported?: string[];
  /** Every way back from `authorization_endpoint` names the `iss` (RFC 9207). */
  authorization_response_iss_parameter_supported?: boolean;
  identity_providers?: IdentityProvider[];
}

/** A layer that somebody saved: one for each filter. */
export interface SavedMap {
  filterCode: string;
  name?: string;
  enabled: boolean;
  /** 0 to 1. */
  opacity: number;
  /** `RRGGBB`, lower case. */
  color?: string;
}
