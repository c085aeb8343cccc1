import { endpoints, type Line } from '@/contract/endpoints';
import { testApi } from '../../mocks/rules/world/api.fixture';
import { answers } from '../../mocks/adapters/handlers';
import { sampleTexts } from '../samples/content-samples';
import { prefixesOf, sampleCaller, sampleCalls } from '../samples/sample-calls';

const api = testApi({ accessions: 600, texts: sampleTexts, settings: { ai: true } });
const { samples, prepare, lineOf } = sampleCalls(api);
const lines = Object.keys(endpoints) as Line[];

async function content(response: Response): Promise<unknown> {
  const said = await response.text();
  return response.headers.get('Content-Type') === 'application/json' ? JSON.parse(said) : said;
}

let tokens: Awaited<ReturnType<typeof prepare>>;

beforeAll(async () => {
  tokens = await prepare();
});

test.each(lines)('%s is answered by exactly one handler', (line) => {
  expect(answers.filter((answer) => answer.line === line)).toHaveLength(1);
});

test('nothing is answered that the contract does not name', () => {
  expect(answers.map(({ line }) => line).filter((line) => !lines.includes(line))).toEqual([]);
});

describe.each(lines)('%s', (line) => {
  const sample = samples[line];
  const { body, given, status, shape } = sample;
  const caller = sampleCaller(sample);

  test.each(prefixesOf(line))('has its shape below %p', async (prefix) => {
    await given?.();
    const response = await api.call(lineOf(line, prefix), { token: tokens[caller], body });
    if (status) expect(response.status).toBe(status);
    else expect(response.status).toBeLessThan(300);
    expect(await content(response)).toEqual(shape);
  });

  if (caller !== 'nobody')
    test('needs a token', async () => {
      await given?.();
      const response = await api.call(lineOf(line, prefixesOf(line)[0]), { body });
      expect(response.status).toBe(401);
      expect(await content(response)).toMatchObject({ error: 'unauthorized' });
    });
});

const filtered = lines.filter((line) => /^POST \/\w+\/(list|query|filter|overview|species|genotype-ids)$/.test(line));

test.each(filtered)('%s refuses a filter that it does not know', async (line) => {
  const [, path] = line.split(' ');
  for (const body of [{ colour: ['red'] }, { NOT: { colour: 1 } }]) {
    const response = await api.call(`POST /api/v2${path}`, { token: tokens[sampleCaller(samples[line])], body });
    expect(response.status).toBe(400);
    expect(await content(response)).toMatchObject({ error_description: expect.stringContaining('colour') as string });
  }
});
