import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession';
import type { AccessionFilter } from '@/contract/accession-filter';
import { imagesApi } from '@/entities/accession/images/api';
import { Gallery } from '@/entities/accession/images/Gallery';
import { asFailure } from '@/shared/api/failure';
import type { BodyProps } from '@/shared/list/definition';
import { FailureNote } from '@/shared/list/FailureNote';
import { ListSkeleton } from '@/shared/list/ListSkeleton';
import { NoMatch } from '@/shared/list/NoMatch';
import { Pager } from '@/shared/list/Pager';
import { BusyLine } from '@/shared/ui/BusyLine';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { useFormat } from '@/shared/ui/use-format';
import { NoImages } from './NoImages';
import { useImagePages } from './use-image-pages';

const Said = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

/** The pictures of a result, page by page: pages are of pictures, not of accessions. */
export default function ImagesBody({ definition, list, code, scope, small }: BodyProps<Accession, AccessionFilter>) {
  const { t } = useTranslation('images');
  const { number } = useFormat();
  const { page: result, failure } = list;
  const { view, turn } = useImagePages(list.view, list.show);
  const asked = { ...(code && { f: code }), p: view.page, l: view.size };
  const { currentData, data, error, isFetching, refetch } = imagesApi.endpoints.imagePage.useQuery(asked);
  const page = currentData ?? (isFetching ? data : undefined);
  if (!result && failure) return <FailureOutcome failure={failure} retry={list.retry} />;
  if (result?.totalElements === 0) return <NoMatch definition={definition} list={list} scope={scope} />;
  if (error !== undefined && !isFetching)
    return <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />;
  if (!page) return <ListSkeleton small={small} />;
  const { totalElements: count, accessionCount, content } = page;
  if (count === 0) return <NoImages list={list} />;
  const pictures = t('count', { count, shown: number(count) });
  const accessions =
    accessionCount === undefined ? '' : t('ofAccessions', { count: accessionCount, shown: number(accessionCount) });
  return (
    <>
      {failure && <FailureNote failure={failure} retry={list.retry} />}
      <Said role="status">{[pictures, accessions].filter(Boolean).join(' ')}</Said>
      <BusyLine busy={isFetching || list.busy} />
      {content.length === 0 && (
        <Said role="status">
          {t('beyond')} <Button onClick={() => turn({ page: page.totalPages - 1 })}>{t('lastPage')}</Button>
        </Said>
      )}
      <div aria-busy={isFetching || list.busy}>
        <Gallery images={content} />
      </div>
      <Pager page={page} view={view} onShow={turn} />
    </>
  );
}
