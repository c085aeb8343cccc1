/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forget, snapshotFile, snapshotPath } from './snapshot-file';

const folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
const path = snapshotPath(folder, 'demo-300');
afterAll(() => rmSync(folder, { recursive: true }));

test('what is saved is there for the next start, until it is forgotten', async () => {
  expect(await snapshotFile(path).load()).toBeUndefined();
  await snapshotFile(path).save({ users: [1] });
  expect(await snapshotFile(path).load()).toEqual({ users: [1] });
  forget(path);
  expect(await snapshotFile(path).load()).toBeUndefined();
});

test('a damaged file is put aside, not written over', async () => {
  const complaint = jest.spyOn(console, 'error').mockReturnValue();
  writeFileSync(path, '{"users":');
  expect(await snapshotFile(path).load()).toBeUndefined();
  expect(existsSync(`${path}.unreadable`)).toBe(true);
  expect(complaint).toHaveBeenCalledTimes(1);
  complaint.mockRestore();
});

const onlyOwner = process.platform === 'win32' ? test.skip : test;

onlyOwner('nobody else of the machine reads it: the signing key and e-mailed links are in it', async () => {
  const secret = snapshotPath(mkdtempSync(join(folder, 'shared-')), 'demo-300');
  await snapshotFile(secret).save({ signingKey: 'x' });
  expect(statSync(secret).mode & 0o077).toBe(0);
  // One that an earlier version left open, or that was cut off while it was written.
  writeFileSync(`${secret}.new`, '', { mode: 0o644 });
  await snapshotFile(secret).save({ signingKey: 'x' });
  expect(statSync(secret).mode & 0o077).toBe(0);
});
