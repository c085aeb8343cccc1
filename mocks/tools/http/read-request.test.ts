import { FILE_MAX } from '@/contract/constants';
import { readPayload } from './read-request';

const LIMIT = 100;
const form = (...files: File[]) => {
  const body = new FormData();
  body.append('title', 'Plan');
  for (const file of files) body.append('file', file);
  return new Request('http://localhost/', { method: 'POST', body });
};

test('a form brings its fields and its files', async () => {
  const { form: fields, files } = await readPayload(
    form(new File(['añ'], 'a.txt', { type: 'text/plain' })),
    LIMIT,
    true,
  );
  expect(fields).toEqual({ title: 'Plan' });
  expect(files).toMatchObject([{ field: 'file', name: 'a.txt', type: 'text/plain' }]);
  expect(new TextDecoder().decode(files[0]?.bytes)).toBe('añ');
});

test('a file may be as large as the limit of files, whatever that of bodies is', async () => {
  const sized = (bytes: number) => form(new File([new Uint8Array(bytes)], 'a.bin'));
  expect((await readPayload(sized(FILE_MAX - LIMIT), FILE_MAX, true)).files[0]?.bytes).toHaveLength(FILE_MAX - LIMIT);
  await expect(readPayload(sized(FILE_MAX + 1), FILE_MAX, true)).rejects.toMatchObject({ status: 413 });
  const text = new Request('http://localhost/', { method: 'POST', body: 'x'.repeat(LIMIT + 1) });
  await expect(readPayload(text, LIMIT)).rejects.toMatchObject({ status: 413 });
});

test.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain'])(
  'of an endless body of %s no more is read than the limit and the piece that passes it',
  async (type) => {
    let read = 0;
    const endless = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          read += 10;
          controller.enqueue(new Uint8Array(10).fill(97));
        },
      },
      { highWaterMark: 0 },
    );
    const body = { method: 'POST', body: endless, duplex: 'half', headers: { 'Content-Type': type } } as RequestInit;
    await expect(readPayload(new Request('http://localhost/', body), LIMIT)).rejects.toMatchObject({ status: 413 });
    expect(read).toBe(LIMIT + 10);
  },
);

test('what is no form is refused', async () => {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const broken = new Request('http://localhost/', { method: 'POST', body: 'x', headers });
  await expect(readPayload(broken, LIMIT)).rejects.toMatchObject({ status: 400 });
});

test('a call that takes no files refuses one, and reads no more than of any other body', async () => {
  await expect(readPayload(form(new File(['a'], 'a.txt')), 1_000)).rejects.toMatchObject({ status: 400 });
  await expect(readPayload(form(new File(['a'.repeat(1_000)], 'a.txt')), 1_000)).rejects.toMatchObject({ status: 413 });
  expect(await readPayload(form(), 1_000)).toMatchObject({ form: { title: 'Plan' }, files: [] });
});
