import { codeName } from '@/shared/ui/text/code-name';

export const sampleStatusName = codeName('accession:values.sampStat');
export const storageName = codeName('accession:values.storage');
export const curationName = codeName('accession:values.curationType');
