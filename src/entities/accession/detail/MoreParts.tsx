import { styled } from '@mui/material/styles';
import type { Accession } from '@/contract/accession';
import { AccessionImages } from '../images/AccessionImages';
import { ChangesPart } from './ChangesPart';
import { DatasetsPart } from './DatasetsPart';
import { ObservationsPart } from './ObservationsPart';
import { SimilarPart } from './SimilarPart';
import { TreesPart } from './TreesPart';

/** The gallery stands among the sections of the record as one of them. */
const Pictures = styled('div')(({ theme }) => ({
  '& > section': {
    marginBlock: 0,
    paddingBlock: theme.spacing(2),
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > section > h2': { fontSize: '1.0625rem' },
}));

/** What stands below the record of an accession; loaded after it. */
export default function MoreParts({ accession }: { accession: Accession }) {
  const { uuid } = accession;
  return (
    <>
      <Pictures>
        <AccessionImages uuid={uuid} />
      </Pictures>
      <DatasetsPart accession={accession} />
      <ObservationsPart uuid={uuid} />
      <TreesPart accession={accession} />
      <SimilarPart accession={accession} />
      <ChangesPart uuid={uuid} />
    </>
  );
}
