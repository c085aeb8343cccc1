import { useId } from 'react';
import Button from '@mui/material/Button';
import { href } from '@/routes/href';
import { useOpenFilter } from '@/shared/list/use-open-filter';
import { useLoadedText } from '@/shared/ui/use-loaded-text';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
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

/** Leads to the comparison of 2 to 12 accessions, an address that anybody can open; otherwise it says why not. */
export function CompareButton({ uuids }: { uuids: readonly string[] }) {
  const text = useLoadedText();
  const reason = useId();
  const { open, opening } = useOpenFilter(list, comparison);
  const fits = uuids.length >= LEAST_COMPARED && uuids.length <= MOST_COMPARED;
  const why = fits ? '' : text('accession:actions.compareLimits', { least: LEAST_COMPARED, most: MOST_COMPARED });
  return (
    <>
      {/* Disabled in words only, so that the reason can be reached by pointer and keyboard. */}
      <Button
        variant="outlined"
        aria-disabled={!fits || opening}
        aria-describedby={fits ? undefined : reason}
        title={why || undefined}
        sx={fits ? undefined : { opacity: 0.6, cursor: 'default' }}
        onClick={() => fits && !opening && void open({ uuid: [...uuids] })}
      >
        {text('accession:actions.compare')}
      </Button>
      {!fits && <VisuallyHidden id={reason}>{why}</VisuallyHidden>}
    </>
  );
}
