import { gzipSync } from 'node:zlib';
import { McpdImport } from '@/mcpd/reading/mcpd-import';
import { readHere } from '../../data/table-preview/table-reader';
import { Turns } from '../../tools/workers/turns';
import { readUpload } from './read-upload';

class CountingTurns extends Turns {
  rows = 0;
  most = 0;

  override due(): boolean {
    this.most = Math.max(this.most, this.rows);
    this.rows = 0;
    return super.due();
  }
}

test.each([
  ['short rows that are refused', 'a\n'],
  ['rows of an accession', 'DEU146,ABC 1,Triticum\n'],
])('others have their turn while a packed file of very many %s is read', async (_, line) => {
  const text = Buffer.concat([Buffer.from('INSTCODE,ACCENUMB,GENUS\n'), Buffer.alloc(220_000, line)]);
  const turns = new CountingTurns();
  let rows = 0;
  const count = (): void => {
    rows++;
    turns.rows++;
  };
  const upload = { field: 'file', name: 'a.csv.gz', type: '', bytes: new Uint8Array(gzipSync(text)) };
  await readUpload(upload, readHere, new McpdImport({ add: count, refuse: count }).file(upload.name), turns);
  expect(rows).toBe(Math.floor(220_000 / line.length));
  expect(turns.most).toBeLessThan(5_000);
});
