import { resolveObjectURL } from 'node:buffer';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { apiStore } from '../../../../test/harness/api-store';
import { api } from '../api';
import { call } from '../call';
import { fileNameOf, saveFile, type FileAnswer } from './file-answer';

test.each([
  ['attachment; filename="accessions-CZE122.xlsx"', 'accessions-CZE122.xlsx'],
  ['attachment; filename=pdci.xlsx', 'pdci.xlsx'],
  ["attachment; filename=x.csv; filename*=UTF-8''d%C3%A9j%C3%A0%20vu.csv", 'déjà vu.csv'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ["attachment; filename*=UTF-8''%ff", undefined],
  ['attachment', undefined],
  [null, undefined],
])('the file of %p is called %p', (disposition, name) => {
  expect(fileNameOf(disposition)).toBe(name);
});

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const fileApi = api.injectEndpoints({
  endpoints: (build) => ({
    testFile: build.mutation<FileAnswer, void>({
      query: () =>
        call('POST /wiews/:code/download', { params: { code: 'CZE122' }, form: { mcpd: 'mcpd' } }, { file: true }),
    }),
  }),
});
const ask = () => apiStore().dispatch(fileApi.endpoints.testFile.initiate());
const answering = (answer: () => Response) =>
  server.use(http.post('http://localhost/api/v2/wiews/CZE122/download', answer));

test('a file is kept byte by byte and handed to the downloads under its name', async () => {
  const bytes = new Uint8Array([0x50, 0x4b, 0xff, 0x00, 0xfe]);
  answering(() => new HttpResponse(bytes, { headers: { 'Content-Disposition': 'attachment; filename="a.xlsx"' } }));
  const { data } = await ask();
  expect(data?.name).toBe('a.xlsx');
  const held = await resolveObjectURL(data?.url ?? '')?.arrayBuffer();
  expect(held && [...new Uint8Array(held)]).toEqual([...bytes]);

  const clicked: HTMLAnchorElement[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this);
  });
  jest.useFakeTimers();
  if (data) saveFile(data, 'other.xlsx');
  jest.runAllTimers();
  jest.useRealTimers();
  expect(clicked.map(({ download, href }) => [download, href])).toEqual([['a.xlsx', data?.url]]);
});

test('a refusal in place of a file is a failure in words', async () => {
  answering(() => HttpResponse.json({ error: 'too many' }, { status: 400 }));
  expect((await ask()).error).toMatchObject({ status: 400, message: 'too many' });
});
