import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession';
import type { AccessionFilter } from '@/contract/accession-filter';
import type { BodyProps } from '@/shared/list/definition';
import { FailureNote } from '@/shared/list/FailureNote';
import { NoMatch } from '@/shared/list/NoMatch';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { Outcome } from '@/shared/ui/Outcome';
import { namesMaterial } from './names-material';
import { Traits } from './Traits';

/** The accessions of a filter by what was observed of them. */
export default function TraitsBody({ definition, list, code, scope }: BodyProps<Accession, AccessionFilter>) {
  const { t } = useTranslation('traits');
  const { page, filter, failure, busy } = list;
  if (!page && failure) return <FailureOutcome failure={failure} retry={list.retry} />;
  if (!page) return <Skeleton variant="rounded" height={420} />;
  // The filter that is answered, not the one on its way: both tell of the same accessions then.
  const answered = busy ? undefined : (page.filter ?? filter);
  const body = () => {
    if (busy) return <Skeleton variant="rounded" height={420} />;
    if (!answered) return <Outcome title={t('needed')} text={t('shared')} />;
    if (!namesMaterial(answered)) return <Outcome title={t('needed')} text={t('neededText')} />;
    if (page.totalElements === 0) return <NoMatch definition={definition} list={list} scope={scope} />;
    return <Traits filter={answered} code={code} total={page.totalElements} />;
  };
  return (
    <>
      {failure && <FailureNote failure={failure} retry={list.retry} />}
      {body()}
    </>
  );
}
