import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { apiStore } from '../../../test/harness/api-store';
import { api } from './api';
import { call } from './call';
import { recoveredMiddleware } from './recovered';
import { setTokenPort } from './token-port';

const server = setupServer();
const sent: string[] = [];
let status = 500;
const gone = 404;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  sent.length = 0;
  status = 500;
  setTokenPort({ token: () => Promise.resolve('t1'), unauthorized: () => Promise.resolve('stop') });
  server.use(
    http.get('http://localhost/api/v2/crop/:name', ({ params }) => {
      const name = String(params.name);
      sent.push(name);
      return HttpResponse.json({ name }, { status: name === 'gone' ? gone : status });
    }),
  );
});

const { recoveredCrop } = api.injectEndpoints({
  endpoints: (build) => ({
    recoveredCrop: build.query<unknown, string>({
      query: (shortName) => call('GET /crop/:shortName', { params: { shortName } }, { silent: true }),
    }),
  }),
  overrideExisting: true,
}).endpoints;

const makeStore = () => apiStore(recoveredMiddleware);

test('the first answer after a failure brings what else is still shown', async () => {
  const { dispatch, getState } = makeStore();
  const wheat = dispatch(recoveredCrop.initiate('wheat'));
  const left = dispatch(recoveredCrop.initiate('barley'));
  await Promise.all([wheat, left, dispatch(recoveredCrop.initiate('maize')), dispatch(recoveredCrop.initiate('gone'))]);
  left.unsubscribe();
  status = 200;
  await wheat.refetch();
  await Promise.all(dispatch(api.util.getRunningQueriesThunk()));
  expect(recoveredCrop.select('maize')(getState()).data).toEqual({ name: 'maize' });
  // What nobody shows and what would be refused again is left alone.
  expect(sent.slice(4)).toEqual(['wheat', 'maize']);
});

test('an ordinary answer asks for nothing', async () => {
  const { dispatch } = makeStore();
  await dispatch(recoveredCrop.initiate('maize'));
  status = 200;
  await dispatch(recoveredCrop.initiate('wheat'));
  expect(sent).toEqual(['maize', 'wheat']);
});
