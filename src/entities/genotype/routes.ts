import { area } from '@/routes/area';
import { whoWrites } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    genotype: typeof import('../../../locales/en/genotype.json');
  }
}

export const genotypeRoutes = area('dashboard', {
  one: 'Genotype',
  path: 'genotype',
  allow: whoWrites('genotype', 'ROLE_VETTEDUSER'),
  menu: { group: 'data', order: 60 },
});
