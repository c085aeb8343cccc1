import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Accession } from '@/contract/accession/accession';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { imagesApi } from '@/entities/accession/images/api';
import { Gallery } from '@/entities/accession/images/Gallery';
import { asFailure } from '@/shared/api/failure';
import { withField } from '@/shared/filters/criteria/field-path';
import type { BodyProps } from '@/shared/list/definition';
import { FailureNote } from '@/shared/list/screen/FailureNote';
import { OWN_PAGE, type ListView } from '@/shared/list/address/list-view';
import { ListSkeleton } from '@/shared/list/screen/ListSkeleton';
import { NoMatch } from '@/shared/list/screen/NoMatch';
import { Pager } from '@/shared/list/screen/Pager';
import type { ListController } from '@/shared/list/screen/use-list-controller';
import { BusyLine } from '@/shared/ui/outcomes/BusyLine';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Outcome } from '@/shared/ui/outcomes/Outcome';
import { useFormat } from '@/shared/ui/format/use-format';
import styles from './ImagesBody.module.css';

/**
 * Pages of images stand in the address apart from those of the list: an accession has several images, so there may be
 * more pages of them.
 */
function useImagePages(view: ListView, show: (view: Partial<ListView>) => void) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const given = Number(new URLSearchParams(search).get(OWN_PAGE) ?? '1');
  const page = Number.isSafeInteger(given) && given > 0 ? given - 1 : 0;
  const turn = (to: Partial<ListView>) => {
    if (to.size !== undefined) return show({ size: to.size });
    const params = new URLSearchParams(search);
    if (to.page) params.set(OWN_PAGE, String(to.page + 1));
    else params.delete(OWN_PAGE);
    void navigate({ pathname, search: params.toString() });
  };
  return { view: { ...view, page }, turn };
}

/** Accessions fit, but none of them has a picture: the way to all that have one. */
function NoImages({ list }: { list: ListController<Accession, AccessionFilter> }) {
  const { t } = useTranslation('images');
  const { filter } = list;
  return (
    <Outcome title={t('none')} text={t('noneText')}>
      {filter?.images === false && (
        <Button onClick={() => list.change(withField(filter, 'images', undefined))}>{t('withoutCriterion')}</Button>
      )}
      <Button onClick={() => list.change({ images: true })}>{t('allWithImages')}</Button>
    </Outcome>
  );
}

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
      <p className={styles.readAloud} role="status">
        {[pictures, accessions].filter(Boolean).join(' ')}
      </p>
      <BusyLine busy={isFetching || list.busy} />
      {content.length === 0 && (
        <p className={styles.readAloud} role="status">
          {t('beyond')} <Button onClick={() => turn({ page: page.totalPages - 1 })}>{t('lastPage')}</Button>
        </p>
      )}
      <div aria-busy={isFetching || list.busy}>
        <Gallery images={content} />
      </div>
      <Pager page={page} view={view} onShow={turn} />
    </>
  );
}
