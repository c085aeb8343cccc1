/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
