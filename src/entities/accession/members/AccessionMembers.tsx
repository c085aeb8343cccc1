import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { LinearProgress } from '@/shared/mui/LinearProgress';
import { Stack } from '@/shared/mui/Stack';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession/accession';
import { MEMBER_PAGE } from '@/contract/constants';
import { href } from '@/routes/href';
import { myListApi } from '@/session/my-list/my-list-api';
import { useMyList } from '@/session/my-list/use-my-list';
import { asFailure, type Failure } from '@/shared/api/failure';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { notify } from '@/shared/ui/outcomes/notices';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';
import type MatchDialogPart from '../match/MatchDialog';
import type { Take } from '../match/MatchDialog';
import { TaxonName } from '../catalogue/TaxonName';
import type { Adding } from './adding';
import styles from './AccessionMembers.module.css';

const MatchDialog = lazyPart<typeof MatchDialogPart>(() => import('../match/MatchDialog'));
const AddByFilter = lazyPart<ComponentType<Adding>>(() => import('./AddByFilter'));
const AddAllOf = lazyPart<ComponentType<Adding>>(() => import('./AddAllOf'));

interface Rows {
  uuids: readonly string[];
  content?: readonly Accession[];
  failure?: Failure;
}

/** The accessions of one page of members; `content` is absent as long as they are awaited. */
function useRows(uuids: readonly string[]): Rows & { retry: () => void } {
  const [ask] = myListApi.endpoints.accessionsByUuid.useMutation();
  const [rows, setRows] = useState<Rows>({ uuids: [] });
  const [tries, setTries] = useState(0);
  const wanted = uuids.join(' ');
  useEffect(() => {
    const asked = wanted ? wanted.split(' ') : [];
    let left = false;
    ask(asked)
      .unwrap()
      .then(
        ({ content }) => left || setRows({ uuids: asked, content }),
        (fault: unknown) => left || setRows({ uuids: asked, failure: asFailure(fault) }),
      );
    return () => {
      left = true;
    };
  }, [ask, wanted, tries]);
  const current = rows.uuids.join(' ') === wanted ? rows : { uuids };
  return { ...current, retry: () => setTries((count) => count + 1) };
}

interface Props {
  /** In their order. */
  uuids: readonly string[];
  limit: number;
  readOnly: boolean;
  /** Keeps what `change` makes of the members that there are then. Throws a `Failure`, which is told here. */
  save: (change: (uuids: readonly string[]) => string[]) => Promise<void>;
  /** Where accessions that the catalogue does not hold can be kept too. */
  keep?: Take['keep'];
  /** Whether they stand beside others that were observed. */
  beside?: boolean | undefined;
}

type Open = 'match' | 'myList' | 'filter' | 'allOf' | 'remove' | 'removeAll';

/** The list of accessions of an item: what is in it, and the ways to add to it. Nothing is added that was not counted first. */
export default function AccessionMembers({ uuids, limit, readOnly, save, keep, beside = false }: Props) {
  const { t } = useTranslation('members');
  const { number } = useFormat();
  const [open, setOpen] = useState<Open>();
  const [page, setPage] = useState(0);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const mine = useMyList();
  const dispatch = useApiDispatch();
  const pages = Math.max(1, Math.ceil(uuids.length / MEMBER_PAGE));
  const at = Math.min(page, pages - 1);
  const shown = uuids.slice(at * MEMBER_PAGE, (at + 1) * MEMBER_PAGE);
  const rows = useRows(shown);
  const known = new Map(rows.content?.map((row) => [row.uuid, row]));
  const present = new Set(uuids);
  const close = () => setOpen(undefined);
  const count = (key: 'count' | 'beside' | 'add' | 'added' | 'already' | 'removeChosen' | 'overLimit', value: number) =>
    t(key, { count: value, shown: number(value), limit: number(limit) });

  const without = async (some: ReadonlySet<string>) => {
    await save((now) => now.filter((uuid) => !some.has(uuid)));
    setChosen(new Set());
  };
  const choose = (uuid: string, is: boolean) => {
    const next = new Set(chosen);
    if (is) next.add(uuid);
    else next.delete(uuid);
    setChosen(next);
  };
  /** What would become of these: sentences that account for each of them. */
  const sums = (some: readonly string[]) => {
    const fresh = some.filter((uuid) => !present.has(uuid)).length;
    const tooMany = uuids.length + fresh > limit;
    return {
      fresh,
      tooMany,
      text: [count('already', some.length - fresh), ...(tooMany ? [count('overLimit', uuids.length + fresh)] : [])],
    };
  };
  const add = async (more: readonly string[]) => {
    const { fresh } = sums(more);
    await save((now) => [...new Set([...now, ...more])]);
    dispatch(notify({ text: count('added', fresh), severity: 'success' }));
  };
  const adding: Adding = { limit, sums, add, addLabel: (fresh) => count('add', fresh), onClose: close };
  const listed = sums(mine.uuids);

  return (
    <section aria-label={t('title')}>
      <p role="status">{count(beside ? 'beside' : 'count', uuids.length)}</p>
      {!readOnly && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginBlockEnd: 2 }}>
          <Button variant="contained" onClick={() => setOpen('match')}>
            {t('byNumber')}
          </Button>
          <Button variant="outlined" disabled={mine.count === 0} onClick={() => setOpen('myList')}>
            {t('fromMyList', { shown: number(mine.count) })}
          </Button>
          <Button variant="outlined" onClick={() => setOpen('filter')}>
            {t('fromFilter')}
          </Button>
          <Button variant="outlined" onClick={() => setOpen('allOf')}>
            {t('allOf')}
          </Button>
          <Button color="error" disabled={chosen.size === 0} onClick={() => setOpen('remove')}>
            {count('removeChosen', chosen.size)}
          </Button>
          <Button color="error" disabled={uuids.length === 0} onClick={() => setOpen('removeAll')}>
            {t('removeAll')}
          </Button>
        </Stack>
      )}
      {rows.failure && <FailureOutcome failure={rows.failure} retry={rows.retry} />}
      {!rows.content && !rows.failure && shown.length > 0 && <LinearProgress aria-label={t('loading')} />}
      {shown.length > 0 && (
        <table className={styles.table} aria-label={t('title')}>
          <thead>
            <tr>
              {!readOnly && (
                <th scope="col">
                  <VisuallyHidden>{t('chosen')}</VisuallyHidden>
                </th>
              )}
              {(['number', 'institute', 'taxon'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`columns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((uuid) => {
              const row = known.get(uuid);
              return (
                <tr key={uuid}>
                  {!readOnly && (
                    <td>
                      <input
                        type="checkbox"
                        checked={chosen.has(uuid)}
                        aria-label={t('choose', { name: row?.accessionNumber ?? uuid })}
                        onChange={({ target }) => choose(uuid, target.checked)}
                      />
                    </td>
                  )}
                  <th scope="row">
                    {row ? (
                      <RouteLink to={href('accession', { uuid })}>
                        <bdi>{row.accessionNumber}</bdi>
                      </RouteLink>
                    ) : (
                      <bdi>{uuid}</bdi>
                    )}
                    {row?.historic && ` (${t('historic')})`}
                    {rows.content && !row && ` (${t('unknown')})`}
                  </th>
                  <td className={styles.code}>
                    <bdi>{row?.instituteCode}</bdi>
                  </td>
                  <td>{row && <TaxonName taxonomy={row.taxonomy} authors={false} />}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {pages > 1 && (
        <nav aria-label={t('pages')}>
          <Button disabled={at === 0} onClick={() => setPage(at - 1)}>
            {t('previous')}
          </Button>
          <span role="status">{t('page', { page: number(at + 1), pages: number(pages) })}</span>
          <Button disabled={at + 1 === pages} onClick={() => setPage(at + 1)}>
            {t('next')}
          </Button>
        </nav>
      )}
      {open === 'match' && (
        <Suspense>
          <MatchDialog
            onClose={close}
            take={{
              add,
              keep,
              label: (taken) => count('add', sums(taken).fresh),
              account: (taken) => sums(taken).text,
              refused: (taken) => sums(taken).tooMany,
            }}
          />
        </Suspense>
      )}
      {(open === 'filter' || open === 'allOf') && (
        <Suspense>{open === 'filter' ? <AddByFilter {...adding} /> : <AddAllOf {...adding} />}</Suspense>
      )}
      {open === 'myList' && (
        <ConfirmDialog
          title={t('myListTitle')}
          confirm={count('add', listed.fresh)}
          harmless
          disabled={listed.tooMany || listed.fresh === 0}
          work={() => add(mine.uuids)}
          onClose={close}
        >
          {[count('count', mine.count), ...listed.text].map((text) => (
            <p key={text}>{text}</p>
          ))}
        </ConfirmDialog>
      )}
      {(open === 'remove' || open === 'removeAll') && (
        <ConfirmDialog
          title={t('removeTitle')}
          confirm={t('remove')}
          work={() => without(open === 'remove' ? chosen : present)}
          onClose={close}
        >
          <p>{count('count', open === 'remove' ? chosen.size : uuids.length)}</p>
          <p>{t('removeText')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
