/** Writes what nginx knows of addresses: `tsx scripts/known-addresses.ts [FILE]`, by default to where nginx.conf looks. */
import { writeFileSync } from 'node:fs';
import { nginxMaps } from './serve/page-titles';

writeFileSync(process.argv[2] ?? 'nginx/known-addresses.conf', nginxMaps(process.cwd()));
