import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { criteriaOf, fieldValue, isCriterion, withField } from '@/shared/filters/criteria/field-path';

/** Both filters at once. What both speak of must hold as each of them says. */
export function combined(one: AccessionFilter, other: AccessionFilter): AccessionFilter {
  const fields = criteriaOf(other);
  if (!fields.some((field) => isCriterion(fieldValue(one, field))))
    return fields.reduce((all, field) => withField(all, field, fieldValue(other, field)), one);
  return { ...other, AND: other.AND ? combined(one, other.AND) : one };
}
