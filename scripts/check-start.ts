/** Whether `npm start` serves the portal and its API, with the Node that runs this. */
import { program } from './program';
import { startChildPortal } from './serve/child-portal';

const EXPECTED = [
  ['/', 'text/html'],
  ['/.well-known/openid-configuration', 'application/json'],
] as const;

await program(async () => {
  const portal = await startChildPortal(['--fresh', '--accessions', '200']);
  try {
    for (const [path, type] of EXPECTED) {
      const { status, headers } = await fetch(portal.url + path);
      const said = `${path}: ${status} ${headers.get('content-type')}`;
      if (status !== 200 || !headers.get('content-type')?.startsWith(type)) throw new Error(said);
      console.log(said);
    }
  } finally {
    await portal.stop();
  }
  console.log(`npm start answers with Node ${process.version}.`);
});
