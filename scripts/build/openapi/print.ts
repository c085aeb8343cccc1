/** Prints what `/openapi.json` answers. */
import { readFileSync } from 'node:fs';
import { describeContract } from './describe';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
process.stdout.write(JSON.stringify(describeContract(version)));
