import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import type { AccessionFilter } from '@/contract/accession-filter';
import { href } from '@/routes/href';
import { useOpenFilter } from '@/shared/list/use-open-filter';
import { useLoadedText } from '@/shared/ui/use-loaded-text';
import { accessionApi } from '../api';
import { ACCESSION_FACETS } from '../filters';
import { LEAST_COMPARED, MOST_COMPARED } from './limits';

/** What of the list is needed to open it; its whole definition holds this button. */
const list = {
  endpoint: accessionApi.endpoints.accessionList,
  defaultSort: { sort: 'accessionNumber', dir: 'ASC' as const },
  facets: ACCESSION_FACETS,
};

const comparison = (filterCode: string | undefined) => `${href('accessions', { filterCode })}?view=compare`;

interface Props {
  uuids: readonly string[];
  /** Where that is more than `{ uuid }`, as for historic accessions. */
  filter?: AccessionFilter;
}

/** Leads to the comparison of 2 to 12 accessions, an address that anybody can open; otherwise it says why not. */
export function CompareButton({ uuids, filter }: Props) {
  const text = useLoadedText();
  const reason = useId();
  const [asked, setAsked] = useState(false);
  const { open, opening } = useOpenFilter(list, comparison);
  const fits = uuids.length >= LEAST_COMPARED && uuids.length <= MOST_COMPARED;
  const why = text('accession:actions.compareLimits', { least: LEAST_COMPARED, most: MOST_COMPARED });
  return (
    <>
      {/* Disabled in words only, so that pointer, finger and keyboard reach the reason. */}
      <Button
        variant="outlined"
        aria-disabled={!fits || opening}
        aria-describedby={fits ? undefined : reason}
        title={fits ? undefined : why}
        sx={fits ? undefined : { color: 'text.secondary', cursor: 'default' }}
        onClick={() => {
          setAsked(!fits);
          if (fits && !opening) void open(filter ?? { uuid: [...uuids] });
        }}
      >
        {text('accession:actions.compare')}
      </Button>
      {!fits && (
        <span id={reason} role="status" hidden={!asked}>
          {why}
        </span>
      )}
    </>
  );
}
