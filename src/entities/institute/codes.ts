import { codeName } from '@/shared/ui/text/code-name';

export const instituteType = codeName('institute:values.type');
