import { styled } from '@mui/material/styles';
import type { AccessionFilter } from '@/contract/accession-filter';
import { EntityList } from '@/shared/list/EntityList';
import { useQueryAddress } from '@/shared/list/list-address';
import { accessionList } from './list';

const Below = styled('div')(({ theme }) => ({
  // The page above ends with room enough for its own end.
  marginBlockStart: theme.spacing(-3),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}));

/** The list of accessions at the end of the page of what they belong to; the address keeps what narrows it. */
export function AccessionsOf({ scope }: { scope: AccessionFilter }) {
  return (
    <Below>
      <EntityList definition={accessionList} scope={scope} level={2} address={useQueryAddress()} />
    </Below>
  );
}
