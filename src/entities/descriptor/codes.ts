import { codeName } from '@/shared/ui/text/code-name';

export const categoryName = codeName('descriptor:values.category');
export const dataTypeName = codeName('descriptor:values.dataType');
