import { LICENCES } from './licences';

const nameOf = (rights: string): string => LICENCES[rights]?.name ?? rights;

/** Names of licences by SPDX identifier; an address or a text names itself. The same in every language. */
export const useLicenceName = (): ((rights: string) => string) => nameOf;
