import type { PassportUpdate } from '@/contract/passport/passport-update';
import type { TestApi } from '../../mocks/rules/world/api.fixture';
import { like, list, number, text, type Sample } from './shapes';

const CODE = 'DEU146';
const UPDATES = `/acn/${CODE}/passport-updates`;

function formOf(): FormData {
  const form = new FormData();
  form.set('file', new File([`ACCENUMB,GENUS\n${crypto.randomUUID()},Zea\n`], 'sample.csv'));
  return form;
}

/** Calls that change the passport data of an institute. */
export function passportSamples(api: TestApi) {
  const params = { code: CODE, update: '' };
  const send = async (line: string, body: unknown) => {
    const response = await api.call(line, { token: await api.token('admin@example.org'), body });
    return (await response.json()) as PassportUpdate;
  };
  const checked = async () => {
    params.update = (await send(`POST /api/v2${UPDATES}`, formOf())).uuid;
  };
  const applied = async () => {
    await checked();
    await send(`POST /api/v2${UPDATES}/${params.update}/apply`, { gone: 'keep' });
  };
  const counts = like({ rows: 1, published: number });
  const update = like({ uuid: text, instituteCode: CODE, state: text, counts });
  const pushed = {
    as: 'administrator',
    params,
    shape: like({ counts, rows: [like({ outcome: text, line: 1 })] }),
  } as const;
  const body = [{ ACCENUMB: 'Sample 2', GENUS: 'Zea' }];
  const one = { as: 'administrator', params, given: checked } as const;
  return {
    'POST /acn/:code/passport': { ...pushed, body },
    'PUT /acn/:code/passport': { ...pushed, body },
    'DELETE /acn/:code/passport': { ...pushed, body },
    'GET /acn/:code/passport-updates': { as: 'administrator', params, shape: list },
    'POST /acn/:code/passport-updates': { as: 'administrator', params, body: formOf(), shape: update },
    'GET /acn/:code/passport-updates/:update': { ...one, shape: update },
    'GET /acn/:code/passport-updates/:update/rows': {
      ...one,
      query: '?outcome=new&l=2',
      shape: like({ content: [like({ outcome: 'new', accessionNumber: text, changes: [], notes: [] })] }),
    },
    'GET /acn/:code/passport-updates/:update/report': { ...one, shape: expect.stringContaining('OUTCOME') as unknown },
    'POST /acn/:code/passport-updates/:update/apply': {
      ...one,
      body: { gone: 'keep' },
      shape: like({ state: 'APPLIED' }),
    },
    'POST /acn/:code/passport-updates/:update/undo': { ...one, given: applied, shape: like({ state: 'UNDONE' }) },
  } satisfies Record<string, Sample>;
}
