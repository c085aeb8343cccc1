import { useRouteParams } from '@/routes/use-route';
import { DetailOutcome } from '@/shared/detail/DetailOutcome';
import { instituteApi } from './api';
import { InstitutePage } from './InstitutePage';

/** The institute of an address. */
export default function InstituteDetail() {
  const { wiewsCode } = useRouteParams('institute');
  const query = instituteApi.endpoints.institute.useQuery(wiewsCode);
  return (
    <DetailOutcome query={query} name={wiewsCode}>
      {(institute) => <InstitutePage institute={institute} />}
    </DetailOutcome>
  );
}
