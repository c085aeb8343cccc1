import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DUPLICATE_EVIDENCE } from '@/contract/labs/duplicates';
import { asFailure } from '@/shared/api/failure';
import { PageHead } from '@/shared/home/PageHead';
import { readView, writeView, type ListView } from '@/shared/list/address/list-view';
import { Pager } from '@/shared/list/screen/Pager';
import { Button } from '@/shared/ui/controls/Button';
import { NativeSelect } from '@/shared/ui/controls/NativeSelect';
import { useFormat } from '@/shared/ui/format/use-format';
import { CardList } from '@/shared/ui/layout/CardList';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { BusyLine } from '@/shared/ui/outcomes/BusyLine';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Outcome } from '@/shared/ui/outcomes/Outcome';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useDuplicatesQuery } from './api';
import { DuplicateCard } from './DuplicateCard';
import styles from './DuplicatesScreen.module.css';

const DEFAULTS = { sort: '', dir: 'ASC', sortable: [], size: 25 } as const;

/** What the address asks for: `?evidence=doi&holder=CZE122&genus=Triticum&page=2`. */
function useAsked() {
  const [params, setParams] = useSearchParams();
  const view = readView(params, DEFAULTS);
  const evidence = DUPLICATE_EVIDENCE.find((kind) => kind === params.get('evidence'));
  const holder = params.get('holder') ?? '';
  const genus = params.get('genus') ?? '';
  const narrow = (name: 'evidence' | 'holder' | 'genus', value: string) => {
    const next = writeView(params, { ...view, page: 0 }, DEFAULTS);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next);
  };
  return {
    view,
    evidence,
    holder,
    genus,
    narrow,
    clear: () => setParams({}),
    show: (changed: Partial<ListView>) => setParams(writeView(params, { ...view, page: 0, ...changed }, DEFAULTS)),
  };
}

/** `/labs`: accessions of different genebanks that may be the same material. */
export default function DuplicatesScreen() {
  // Of the links between pages too: they come later, and would hide the page while their texts are loaded.
  const { t } = useTranslation(['labs', 'ui']);
  const { number } = useFormat();
  const { view, evidence, holder, genus, narrow, clear, show } = useAsked();
  const filter = {
    ...(evidence && { evidence: [evidence] }),
    ...(holder && { holders: [holder] }),
    ...(genus && { genera: [genus] }),
  };
  const query = useDuplicatesQuery({ filter, p: view.page, l: view.size });
  const { data: page, error, isFetching, refetch } = query;
  const count = page?.totalElements ?? 0;
  const failed = error !== undefined && !isFetching;
  const ofKind = DUPLICATE_EVIDENCE.map((kind) => ({ value: kind as string, label: t(`evidence.${kind}`) }));
  const ofHolder = page?.holders.map(({ code, name, count: clusters }) => ({
    value: code,
    label: `${name === code ? code : `${code} ${name}`} (${number(clusters)})`,
  }));
  const ofGenus = page?.genera.map(({ genus: value, count: clusters }) => ({
    value,
    label: `${value} (${number(clusters)})`,
  }));
  const isFiltered = evidence !== undefined || holder !== '' || genus !== '';
  return (
    <PageBody>
      <PageHead title={t('title')}>
        <p>{t('about')}</p>
      </PageHead>
      {failed && <FailureOutcome failure={asFailure(error)} optional retry={() => void refetch()} />}
      {!page && !failed && <Skeleton variant="rounded" height={240} aria-busy />}
      {page && !failed && (
        <section className={styles.result}>
          <div className={styles.bar}>
            <NativeSelect
              label={t('for')}
              value={evidence ?? ''}
              options={[{ value: '', label: t('all') }, ...ofKind]}
              onChange={(value) => narrow('evidence', value)}
            />
            <NativeSelect
              label={t('holders')}
              value={holder}
              options={[{ value: '', label: t('all') }, ...(ofHolder ?? [])]}
              onChange={(value) => narrow('holder', value)}
            />
            <NativeSelect
              label={t('genus')}
              value={genus}
              options={[{ value: '', label: t('all') }, ...(ofGenus ?? [])]}
              onChange={(value) => narrow('genus', value)}
            />
            <p role="status">{t('found', { count, shown: number(count) })}</p>
          </div>
          <BusyLine busy={isFetching} />
          {page.content.length === 0 && (
            <Outcome title={t('none.title')} text={t('none.text')}>
              {(isFiltered || view.page > 0) && (
                <Button variant="contained" onClick={clear}>
                  {t('none.all')}
                </Button>
              )}
            </Outcome>
          )}
          <CardList aria-busy={isFetching}>
            {page.content.map((cluster) => (
              <DuplicateCard key={cluster.uuids[0]} cluster={cluster} />
            ))}
          </CardList>
          {page.content.length > 0 && <Pager page={page} view={view} onShow={show} />}
        </section>
      )}
    </PageBody>
  );
}
