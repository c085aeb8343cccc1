import { isSpelledOtherwise, type Taxon } from '@/contract/accession/taxonomy';
import { Badge } from '@/shared/ui/layout/Badge';
import { codeName } from '@/shared/ui/text/code-name';

const mark = codeName('taxonomy:marks');

/** What administrators look for: where a name and the external taxonomy differ, and what was decided here. */
export function TaxonMarks({ item }: { item: Taxon }) {
  const { hasExternal, currentName, overrides } = item;
  const marks = Object.entries({
    unknown: !hasExternal,
    otherwise: isSpelledOtherwise(item),
    synonym: Boolean(currentName),
    overridden: overrides,
  }).flatMap(([code, is]) => (is ? [code] : []));
  return marks.map((code) => (
    <Badge key={code}>
      <mark.Name code={code} />
    </Badge>
  ));
}
