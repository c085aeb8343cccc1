import type { Institute } from '@/contract/reference/institute';
import { fieldPlan } from './field-plan';
import { guideText } from './guide-text';
import { regenerationTable } from './regeneration-table';

/** Genebanks that keep files here. */
export const KEEPERS = ['CZE122', 'DEU146', 'NLD037', 'PHL001'] as const;

/** A file as text; its folder is below that of the institute. */
export interface DemoFile {
  folder: string;
  name: string;
  title: string;
  /** Markdown. */
  description: string;
  contentType: string;
  license: string;
  text: string;
}

/** What a genebank of the demo keeps. Without accessions there is nothing to plan and nothing to regenerate. */
export function instituteFiles(institute: Institute, accessionNumbers: readonly string[]): DemoFile[] {
  const { code } = institute;
  const guide: DemoFile = {
    folder: '',
    name: 'how-to-request.txt',
    title: `How to request material from ${code}`,
    description: 'What to say in a request, which papers are needed, and how much seed is sent.',
    contentType: 'text/plain;charset=utf-8',
    license: 'CC0-1.0',
    text: guideText(institute),
  };
  if (accessionNumbers.length === 0) return [guide];
  return [
    guide,
    {
      folder: '',
      name: 'regeneration.csv',
      title: 'Regeneration',
      description: `When accessions were last grown, how much seed they gave, and how much of it germinated.\n\n- **REGENERATED**: year of the harvest\n- **SEED_GRAMS**: cleaned seed\n- **GERMINATION_PERCENT**: after drying`,
      contentType: 'text/csv;charset=utf-8',
      license: 'CC-BY-4.0',
      text: regenerationTable(accessionNumbers),
    },
    {
      folder: '/plans',
      name: 'field-plan.svg',
      title: 'Plan of the regeneration field',
      description: 'Where each accession stands this season.',
      contentType: 'image/svg+xml',
      license: 'CC-BY-4.0',
      text: fieldPlan(`Regeneration field of ${code}`, accessionNumbers),
    },
  ];
}
