import type { Genotype } from '@/contract/genotype/genotype';
import { genotypeSchema, type GenotypeChange } from '@/contract/genotype/genotype';
import { refused } from '../../rules/entities/read-change';
import { managed } from '../../rules/entities/managed';

/** What makes two records the same. */
export const sameGenotype = ({ instCode, acceNumb, genotypeId, serverUrl }: GenotypeChange): string =>
  JSON.stringify([instCode ?? null, acceNumb, genotypeId, serverUrl ?? null]);

/** Genotypes are kept by all who publish. */
export const genotypes = managed<Genotype>({
  kind: 'genotype',
  what: 'genotype',
  schema: genotypeSchema,
  table: ({ catalogue }) => catalogue.genotypes,
  check: async (change, { catalogue }) => {
    if (change.acceNumb === undefined || change.genotypeId === undefined) return;
    const asked = sameGenotype({ instCode: null, serverUrl: null, ...change } as GenotypeChange);
    if ((await catalogue.genotypes.all()).some((row) => sameGenotype(row) === asked))
      throw refused({ genotypeId: 'taken' });
  },
  fresh: () => ({ uuid: crypto.randomUUID(), acceNumb: '', genotypeId: '' }),
});
