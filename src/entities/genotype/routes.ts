import { area } from '@/routes/area';
import { whoWrites } from '@/routes/route';

export const genotypeRoutes = area('dashboard', {
  one: 'Genotype',
  path: 'genotype',
  allow: whoWrites('genotype'),
  menu: { group: 'data', order: 60 },
});
