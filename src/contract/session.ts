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
  scope: string;
}

export type TokenRequest =
  | { grant_type: 'client_credentials'; client_id: string; client_secret: string }
  | { grant_type: 'password'; client_id: string; client_secret: string; username: string; password: string }
  | { grant_type: 'refresh_token'; client_id: string; client_secret: string; refresh_token: string };

export interface Profile {
  uuid: string;
  email: string;
  fullName: string;
  roles: Role[];
  active: boolean;
  accountType?: 'LOCAL' | 'EXTERNAL';
  lastLogin?: string | null;
}

export interface ProviderMetadata {
  issuer: string;
  authorization_endpoint?: string;
  token_endpoint: string;
  revocation_endpoint?: string;
  end_session_endpoint?: string;
  grant_types_supported?: string[];
  identity_providers?: { name: string; label: string; authorization_endpoint: string }[];
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
