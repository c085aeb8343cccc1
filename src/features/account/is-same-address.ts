/** Accounts are known by their address in any case of letters. */
export const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
