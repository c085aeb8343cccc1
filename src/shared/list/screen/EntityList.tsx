import { Suspense, useMemo, useState, type ComponentType } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { SkipLink } from '@/shared/ui/controls/SkipLink';
import { useDeferredArrival } from '@/shared/ui/outcomes/use-deferred-arrival';
import { useSmallScreen } from '@/shared/ui/layout/use-small-screen';
import { criteriaOf } from '@/shared/filters/criteria/field-path';
import { FilterChips } from '@/shared/filters/FilterChips';
import type { BodyProps, EntityListDefinition, RowAction, RowActions, RowWork, WordsState } from '../definition';
import type PartChoicePart from '../parts/PartChoice';
import type BulkButtonsPart from '../work/BulkButtons';
import { FilterSide } from './FilterSide';
import type { ListAddress } from '../address/list-address';
import { ListBody, rowsId } from './ListBody';
import { ListHeading } from './ListHeading';
import { ListSearch } from './ListSearch';
import { ListSkeleton } from './ListSkeleton';
import { ListTabs } from './ListTabs';
import { WITHIN, WORDS } from '../address/list-view';
import { resultAttribute, resultPlace } from '../address/result-place';
import type RunWorkPart from '../work/RunWork';
import { askedFields } from '../shown-columns';
import { useAllTermsOf } from './use-all-terms-of';
import { useLastPage } from './use-last-page';
import { useListController } from './use-list-controller';
import { useShownPart } from '../parts/use-shown-part';
import { useSelection } from '../work/use-selection';
import styles from './EntityList.module.css';

// Only of lists that have parts.
const PartChoice = lazyPart<typeof PartChoicePart>(() => import('../parts/PartChoice'));
// Needed once a row is chosen.
const SelectionBar = lazyPart(() => import('../work/SelectionBar'));
const WorkButtons = lazyPart(() => import('../work/WorkButtons'));
const BulkButtons = lazyPart<typeof BulkButtonsPart>(() => import('../work/BulkButtons'));
// Needed once something is to be done with one.
const RunWork = lazyPart<typeof RunWorkPart>(() => import('../work/RunWork'));

const NO_ACTIONS: readonly never[] = [];
const useNoActions = <T,>(): readonly RowAction<T>[] => NO_ACTIONS;

interface Props<T extends object, F extends object> {
  definition: EntityListDefinition<T, F>;
  address: ListAddress;
  /** What the list is bound to inside another entity's page. */
  scope?: F;
  /** The level of its heading: 1 where the list is the page. */
  level?: 1 | 2;
  /** Another picture of the result than its rows. */
  Body?: ComponentType<BodyProps<T, F>>;
}

/** A filtered list of an entity, from nothing but its definition. Every outcome is drawn here. */
export function EntityList<T extends object, F extends object>(props: Props<T, F>) {
  const { definition, address, scope, level = 1 } = props;
  const { endpoint, entity, filters, facets, columns, defaultSort, defaultSize, idOf, Bulk, modes } = definition;
  const { useRowActions = useNoActions, selection: selecting, cards } = definition;
  const { t } = useTranslation('ui');
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const mode = params.get('view') ?? '';
  const Mode = modes && Object.hasOwn(modes, mode) ? modes[mode] : undefined;
  const Body = props.Body ?? Mode ?? ListBody;
  const small = useSmallScreen();
  const inCards = small || cards === true;
  const defaults = useMemo(
    () => ({ ...defaultSort, size: defaultSize, sortable: columns.flatMap(({ sort }) => sort ?? []) }),
    [columns, defaultSort, defaultSize],
  );
  const words = scope ? undefined : definition.words;
  const asked = words && params.has(WORDS) ? JSON.stringify([params.get(WORDS), params.get(WITHIN)]) : undefined;
  const [told, setTold] = useState<{ asked: string; state: WordsState }>();
  const state = told?.asked === asked ? told?.state : undefined;
  const pending = address.pending === true || (asked !== undefined && !address.code && state !== 'open');
  // Another picture at this address may draw anything of its rows.
  const select = (chosen: readonly string[] | undefined) =>
    Body === Mode ? undefined : askedFields(definition, chosen);
  const answered = useListController({ endpoint, address, defaults, facets, select, scope, pending });
  useLastPage(answered.page, address, defaults);
  // Heading, filters and rows come together: nothing that stands there is moved by what comes a render later.
  const page = useDeferredArrival(answered.page);
  const list = { ...answered, page, busy: answered.busy || page !== answered.page };
  const all = useRowActions();
  const [running, setRunning] = useState<{ work: RowWork<T>; rows: readonly T[] }>();
  const actions = useMemo((): RowActions<T> => ({ all, begin: (work, rows) => setRunning({ work, rows }) }), [all]);
  const forSeveral = all.some((action) => 'bulk' in action);
  const [choosing, setChoosing] = useState(selecting !== 'toggled');
  const selection = useSelection(
    list.page?.content ?? NO_ACTIONS,
    idOf,
    choosing && (forSeveral || Bulk !== undefined),
  );
  const [announced] = useState(() => `${entity}-count`);
  const useAllTerms = useAllTermsOf(endpoint, address.code, scope);
  const bound = scope ? criteriaOf(scope) : [];
  const { parts, part, drawn } = useShownPart(definition, list.filter);
  const panel = {
    definitions: filters.filter(({ field }) => !bound.includes(field)),
    namespace: entity,
    filter: list.filter,
    facets: list.page?.suggestions ?? (list.failure && {}),
    onChange: list.change,
    useAllTerms,
    // What a part holds is told by its button, and stays when filters are cleared.
    scope: scope ?? part?.filter,
  };
  const toggle = () => {
    setChoosing(!choosing);
    selection.clear();
  };
  const shown = { definition: drawn, list, scope: panel.scope };
  const box = words ? (
    <words.Box list={list} address={address} />
  ) : (
    <ListSearch definition={definition} filters={panel.definitions} list={list} />
  );
  // Bound to another page, the list has no code in its address, but its answer has.
  const code = address.code ?? (scope && list.page?.filterCode);
  const place = resultPlace(code, list.view, pathname + search, select(list.view.columns));
  return (
    <div className={styles.layout}>
      {level === 1 && Body === ListBody && (
        <SkipLink to={rowsId(entity)} first="[role=gridcell] a, a">
          {t('list.skip')}
        </SkipLink>
      )}
      <FilterSide small={small} panel={panel} search={box} total={list.page?.totalElements} />
      <section aria-labelledby={announced} aria-busy={list.busy} {...resultAttribute(place)} className={styles.main}>
        {small && box}
        <ListHeading id={announced} level={level} definition={definition} list={list}>
          {(definition.create || (forSeveral && selecting)) && (
            <Suspense>
              <WorkButtons
                create={definition.create}
                choosing={choosing}
                onChoose={forSeveral && selecting ? toggle : undefined}
              />
            </Suspense>
          )}
        </ListHeading>
        {level === 1 && definition.views && <ListTabs entity={entity} views={definition.views} code={address.code} />}
        {parts.length > 0 && (
          <Suspense>
            <PartChoice definition={definition} list={list} parts={parts} />
          </Suspense>
        )}
        {words && asked !== undefined && (
          <Suspense>
            <words.Understood list={list} address={address} tell={(next) => setTold({ asked, state: next })} />
          </Suspense>
        )}
        {/* What the words mean is told above; not what they were asked within. */}
        {(asked === undefined || state === 'failed' || params.has(WITHIN)) && !pending && <FilterChips {...panel} />}
        {!(pending && state === 'failed') && (
          <Suspense fallback={<ListSkeleton small={inCards} />}>
            <Body code={address.code} selection={selection} actions={actions} small={inCards} {...shown} />
          </Suspense>
        )}
        {/* What is looked at in a mode was chosen for it; the choice is there again with the rows. */}
        {selection.on && Body !== Mode && selection.ids.length > 0 && (
          <Suspense>
            <SelectionBar count={selection.ids.length} onClear={selection.clear}>
              {Bulk && <Bulk ids={selection.ids} rows={selection.rows} filterTo={list.change} />}
              {forSeveral && <BulkButtons rows={selection.rows} actions={actions} />}
            </SelectionBar>
          </Suspense>
        )}
        {running && (
          <Suspense>
            <RunWork
              {...running}
              definition={definition}
              onDone={selection.drop}
              onClose={() => setRunning(undefined)}
            />
          </Suspense>
        )}
      </section>
    </div>
  );
}
