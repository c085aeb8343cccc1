import type { Accession } from '@/contract/accession';
import { AccessionImages } from '../images/AccessionImages';
import { ChangesPart } from './ChangesPart';
import { ObservationsPart } from './ObservationsPart';
import { SimilarPart } from './SimilarPart';

/** What stands below the record of an accession; loaded after it. */
export default function MoreParts({ accession }: { accession: Accession }) {
  const { uuid } = accession;
  return (
    <>
      <AccessionImages uuid={uuid} />
      <ObservationsPart uuid={uuid} />
      <SimilarPart accession={accession} />
      <ChangesPart uuid={uuid} />
    </>
  );
}
