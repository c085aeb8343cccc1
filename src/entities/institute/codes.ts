import { codeName } from '@/shared/ui/code-name';

export const instituteType = codeName('institute:values.type');
