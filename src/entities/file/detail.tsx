import { useRouteParams } from '@/routes/use-route';
import { DetailOutcome } from '@/shared/detail/DetailOutcome';
import { fileApi } from './api';
import { FilePage } from './FilePage';

/** The file of an address: a path in the folder of its institute. */
export default function InstituteFileDetail() {
  const { wiewsCode, path } = useRouteParams('instituteFile');
  const whole = `wiews/${wiewsCode}/${path}`;
  const query = fileApi.endpoints.file.useQuery(whole);
  return (
    <DetailOutcome query={query} name={path}>
      {(file) => <FilePage file={file} path={whole} wiewsCode={wiewsCode} />}
    </DetailOutcome>
  );
}
