import { demoAccessions } from '../data/demo/demo-accessions';
import { serveAccessions, type Port } from '../data/accessions/kept/remote-service';

const scope = globalThis as unknown as Port;

// The first message is how many accessions the page wants; what follows are questions.
scope.addEventListener('message', (event) => serveAccessions(scope, demoAccessions(Number(event.data))), {
  once: true,
});
