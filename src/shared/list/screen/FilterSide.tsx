import { Suspense, useState } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import { chipsOf } from '@/shared/filters/chip';
import type FilterPanelPart from '@/shared/filters/panel/FilterPanel';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import type { ComponentProps, ReactNode } from 'react';
import styles from './FilterSide.module.css';

// On a small screen needed once it is asked for.
const FilterPanel = lazyPart<typeof FilterPanelPart>(() => import('@/shared/filters/panel/FilterPanel'));
const FilterDrawer = lazyPart(() => import('../FilterDrawer'));

type Panel<F extends object> = ComponentProps<typeof FilterPanelPart<F>> & { scope?: F };

interface Props<F extends object> {
  small: boolean;
  panel: Panel<F>;
  /** The box for words, above the filters. */
  search: ReactNode;
  /** What the filter leaves; undefined while it is not known. */
  total: number | undefined;
}

/** The filters beside the list; on a small screen behind a button at its foot. */
export function FilterSide<F extends object>({ small, panel, search, total }: Props<F>) {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState(false);
  const count = panel.filter ? chipsOf(panel.definitions, panel.filter, panel.scope).length : 1;
  if (!small) {
    return (
      <aside className={styles.aside} aria-label={t('filters.title')}>
        <div>
          <div>{search}</div>
          <div>
            <Suspense>
              <FilterPanel {...panel} />
            </Suspense>
          </div>
        </div>
      </aside>
    );
  }
  return (
    <>
      <div className={styles.foot} data-foot>
        <Button fullWidth variant="contained" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('filters.button', { count })}
        </Button>
      </div>
      {open && (
        <Suspense fallback={null}>
          <FilterDrawer entity={panel.namespace} total={total} onClose={() => setOpen(false)}>
            {search}
            <FilterPanel {...panel} />
          </FilterDrawer>
        </Suspense>
      )}
    </>
  );
}
