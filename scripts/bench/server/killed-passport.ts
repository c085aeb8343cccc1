import type { Accession } from '@/contract/accession';
import type { Page } from '@/contract/page';
import type { PassportUpdate } from '@/contract/passport-update';
import type { Call, Writer } from './killed-writers';

/** Of the demo: an institute without accessions. */
const CODE = 'USA995';
const ROWS = 200;

const fileOf = (name: string): string =>
  [
    'ACCENUMB\tGENUS\tSPECIES\tACCENAME',
    ...Array.from({ length: ROWS }, (_, at) => `K ${at}\tZea\tmays\t${name}`),
  ].join('\n');

/** A genebank's file, compared and applied: all of its rows are published, or those of the file before. */
export function passport(callAs: (username: string) => Writer['callOf']): Writer {
  let counter = 0;
  return {
    what: 'passport data of a genebank',
    callOf: callAs('admin@example.org'),
    next: () => {
      const name = `Name ${Date.now()}-${(counter += 1)}`;
      const send = async (call: Call): Promise<void> => {
        const form = new FormData();
        form.append('file', new File([fileOf(name)], 'killed.txt'));
        const updates = `/acn/${CODE}/passport-updates`;
        const { uuid } = await call<PassportUpdate>(`POST ${updates}`, form);
        await call<PassportUpdate>(`POST ${updates}/${uuid}/apply`, { gone: 'remove' });
      };
      return { key: CODE, value: name, send };
    },
    state: async (call) => {
      const filter = { institute: { code: [CODE] } };
      const { content } = await call<Page<Accession>>(`POST /acn/list?l=${ROWS * 2}`, filter);
      const names = [...new Set(content.map(({ accessionName }) => accessionName ?? ''))];
      const half =
        content.length === 0 || (content.length === ROWS && names.length === 1)
          ? []
          : [`${content.length} rows named ${names.join(', ')}`];
      return { values: new Map(names.map((name) => [CODE, name])), half };
    },
  };
}
