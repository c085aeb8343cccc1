/** Writes nginx's list of known addresses: `tsx scripts/known-addresses.ts [FILE]`, by default to where nginx.conf looks. */
import { writeFileSync } from 'node:fs';
import { knownAddressesMap } from './serve/known-addresses';

writeFileSync(process.argv[2] ?? 'nginx/known-addresses.conf', knownAddressesMap());
