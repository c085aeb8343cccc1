import { useId, useState } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { useOpenFilter } from '@/shared/list/address/use-open-filter';
import { useLoadedText } from '@/shared/ui/text/use-loaded-text';
import { filterOfUuids } from './filter-of-uuids';
import { accessionsPath, openableList } from '../catalogue/openable-list';
import { MIN_COMPARED, MAX_COMPARED } from '../compare/limits';

/** All of an accession is compared. */
const { fields: _, ...wholeAccessions } = openableList;
const comparison = (filterCode: string | undefined) => `${accessionsPath(filterCode)}?view=compare`;

interface Props {
  uuids: readonly string[];
  /** Historic records may be among them. */
  historic: boolean;
  /** In place of `Compare`, and of why that cannot be done. */
  label?: string;
  reason?: string;
}

/** Leads to the comparison of 2 to 12 accessions, an address that anybody can open; otherwise it says why not. */
export function CompareButton({ uuids, historic, label, reason: given }: Props) {
  const text = useLoadedText();
  const reason = useId();
  const [asked, setAsked] = useState(false);
  const { open, opening } = useOpenFilter(wholeAccessions, comparison);
  const fits = uuids.length >= MIN_COMPARED && uuids.length <= MAX_COMPARED;
  const why = given ?? text('accession:actions.compareLimits', { least: MIN_COMPARED, most: MAX_COMPARED });
  return (
    <>
      {/* Disabled in words only, so that pointer, finger and keyboard reach the reason. */}
      <Button
        variant="outlined"
        aria-disabled={!fits || opening}
        aria-describedby={fits ? undefined : reason}
        title={fits ? undefined : why}
        style={fits ? undefined : { opacity: 0.7, cursor: 'default' }}
        onClick={() => {
          setAsked(!fits);
          if (fits && !opening) void open(filterOfUuids(uuids, historic));
        }}
      >
        {label ?? text('accession:actions.compare')}
      </Button>
      {!fits && (
        <span id={reason} role="status" hidden={!asked}>
          {why}
        </span>
      )}
    </>
  );
}
