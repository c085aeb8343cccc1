import { testApi } from '../../../rules/world/api.fixture';
import { NotReady, soon } from './not-ready';
import { patientService } from './patient-service';

test('a question waits for what is soon made, and no longer', async () => {
  jest.useFakeTimers();
  let worked = 0;
  const usage = jest.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: worked * 1_000, system: 0 }));
  try {
    await expect(soon(Promise.resolve('made'))).resolves.toBe('made');
    const said = jest.fn();
    const late = soon(new Promise(() => undefined)).catch(said);
    await jest.advanceTimersByTimeAsync(1_500);
    // Others had the machine for half of it.
    worked = 750;
    await jest.advanceTimersByTimeAsync(700);
    expect(said).not.toHaveBeenCalled();
    worked = 1_500;
    await jest.advanceTimersByTimeAsync(1_500);
    await late;
    expect(said).toHaveBeenCalledWith(expect.any(NotReady));
  } finally {
    usage.mockRestore();
    jest.useRealTimers();
  }
});

test('what the demo is made of waits as long as it takes, and for nothing else', async () => {
  const { accessions } = testApi({ accessions: 10 }).world;
  const asked = jest
    .spyOn(accessions, 'count')
    .mockRejectedValueOnce(new NotReady())
    .mockRejectedValueOnce(new NotReady())
    .mockResolvedValueOnce(7)
    .mockRejectedValueOnce(new Error('broken'));
  expect(await patientService(accessions).count({})).toBe(7);
  expect(asked).toHaveBeenCalledTimes(3);
  await expect(patientService(accessions).count({})).rejects.toThrow('broken');
  asked.mockRestore();
});

test('whoever has to wait is told so, and for how long', async () => {
  const api = testApi({ accessions: 10 });
  const asked = jest.spyOn(api.world.accessions, 'match').mockRejectedValue(new NotReady());
  const body = { identifiers: ['PI 1'] };
  const headers = { 'Accept-Language': 'es' };
  const response = await api.call('POST /api/v2/acn/match', { token: await api.token(), body, headers });
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('5');
  expect(await response.json()).toMatchObject({
    error: 'not_ready',
    localizedError: expect.stringContaining('Esto se está preparando') as unknown,
  });
  asked.mockRestore();
});
