/** A stand-in for the register of the Treaty's Easy-SMTA, which knows people by their address; its numbers are made up. */
const REGISTER: Readonly<Record<string, string>> = {
  'user@example.org': 'DEMO-00AA01',
  'breeder@example.net': 'DEMO-00AA02',
};

/** The identifier of who asks; null where the register does not know the address. */
export const pidOf = (email: string): string | null => REGISTER[email.toLowerCase()] ?? null;
