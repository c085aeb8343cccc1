import { demoAccessions } from './core/demo-accessions';
import { serveAccessions, type Port } from './core/remote-service';

/** The name is how many accessions the page wants: `new Worker(…, { name: '20000' })`. */
const scope = globalThis as unknown as Port & { name: string };

serveAccessions(scope, demoAccessions(Number(scope.name) || 20_000));
