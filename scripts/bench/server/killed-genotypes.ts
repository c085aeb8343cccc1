import type { Genotype, GenotypeOutcome } from '@/contract/genotype';
import type { Page } from '@/contract/page';
import type { Writer } from './killed-writers';

const NAME = 'Batch n';
const RECORDS = 20;

/** Imports of several genotypes: all of one are there or none. */
export function genotypes(callAs: (username: string) => Writer['callOf']): Writer {
  let counter = 0;
  return {
    what: 'imports of genotypes',
    callOf: callAs('publisher@example.org'),
    next: () => {
      const name = `${NAME}${Date.now()}-${(counter += 1)}`;
      const records = Array.from({ length: RECORDS }, (_, at) => {
        return { instCode: 'DEU146', acceNumb: `TRI ${at}`, genotypeId: `${name} ${at}` };
      });
      const send: ReturnType<Writer['next']>['send'] = (call) =>
        call<{ outcomes: GenotypeOutcome[] }>('POST /genotype/import', { genotypes: records });
      return { key: name, value: String(RECORDS), send };
    },
    state: async (call) => {
      const filter = { genotypeId: { sw: [NAME] } };
      const counts = new Map<string, number>();
      for (let [page, last] = [0, false]; !last; page += 1) {
        const found = await call<Page<Genotype>>(`POST /genotype/list?l=10000&p=${page}`, filter);
        ({ last } = found);
        for (const { genotypeId } of found.content) {
          const name = genotypeId.replace(/ \d+$/, '');
          counts.set(name, (counts.get(name) ?? 0) + 1);
        }
      }
      const half = [...counts].filter(([, count]) => count !== RECORDS).map(([name, count]) => `${name}: ${count}`);
      return { values: new Map([...counts].map(([name, count]) => [name, String(count)])), half };
    },
  };
}
