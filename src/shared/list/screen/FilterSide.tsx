import { Suspense, useState } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';
import { chipsOf } from '@/shared/filters/chip';
import type FilterPanelPart from '@/shared/filters/panel/FilterPanel';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import type { ComponentProps, ReactNode } from 'react';

// On a small screen needed once it is asked for.
const FilterPanel = lazyPart<typeof FilterPanelPart>(() => import('@/shared/filters/panel/FilterPanel'));
const FilterDrawer = lazyPart(() => import('../FilterDrawer'));

const Aside = styled('aside')(({ theme }) => ({
  borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '@media print': { display: 'none' },
  // The box stays at its top, for what it suggests reaches over the edge of the panel; the filters scroll by themselves,
  // so that the result stays in sight while any of them is set.
  '& > div': { position: 'sticky', insetBlockStart: 0, display: 'flex', flexDirection: 'column', maxHeight: '100vh' },
  '& > div > :first-child': { padding: theme.spacing(2.5, 2.5, 1.5) },
  '& > div > :last-child': { overflowY: 'auto', padding: theme.spacing(0.5, 2.5, 2.5), scrollbarWidth: 'thin' },
}));

const Foot = styled('div')(({ theme }) => ({
  // At the foot of the screen while the list is in sight, which may be a part of a longer page.
  position: 'sticky',
  insetBlockEnd: 0,
  order: 1,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5, 2),
  backgroundColor: theme.vars.palette.background.default,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '@media print': { display: 'none' },
}));

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
      <Aside aria-label={t('filters.title')}>
        <div>
          <div>{search}</div>
          <div>
            <Suspense>
              <FilterPanel {...panel} />
            </Suspense>
          </div>
        </div>
      </Aside>
    );
  }
  return (
    <>
      <Foot data-foot>
        <Button fullWidth variant="contained" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('filters.button', { count })}
        </Button>
      </Foot>
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
