import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import { useFormat } from '@/shared/ui/use-format';
import type { TreeView } from './TreePicture';
import type { TreeState } from './use-tree';
import { ZOOM_STEP, type useZoom } from './use-zoom';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& [role=group]': { display: 'flex', gap: theme.spacing(0.5), marginInlineStart: 'auto' },
  '& [role=group] button': { minWidth: 40 },
  '@media print': { display: 'none' },
}));

const VIEWS: readonly TreeView[] = ['diagram', 'outline'];

interface Props {
  view: TreeView;
  onView: (view: TreeView) => void;
  tree: TreeState;
  zoom: ReturnType<typeof useZoom>;
}

/** How the tree is shown, how much of it, and how large. */
export function TreeTools({ view, onView, tree, zoom: { zoom, zoomBy } }: Props) {
  const { t } = useTranslation('divtree');
  const { number } = useFormat();
  const percent = number(Math.round(zoom * 100));
  return (
    <Bar>
      <NativeSelect
        label={t('tree.view')}
        value={view}
        options={VIEWS.map((name) => ({ value: name, label: t(`tree.views.${name}`) }))}
        onChange={(name) => onView(name === 'outline' ? 'outline' : 'diagram')}
      />
      <Button variant="outlined" onClick={tree.expandAll}>
        {t('tree.expandAll')}
      </Button>
      <Button variant="outlined" onClick={tree.collapseAll}>
        {t('tree.collapseAll')}
      </Button>
      <div role="group" aria-label={t('tree.zoom')}>
        <Button variant="outlined" aria-label={t('tree.zoomOut')} onClick={() => zoomBy(1 / ZOOM_STEP)}>
          −
        </Button>
        <Button variant="outlined" aria-label={t('tree.zoomReset', { percent })} onClick={() => zoomBy(1 / zoom)}>
          {percent}%
        </Button>
        <Button variant="outlined" aria-label={t('tree.zoomIn')} onClick={() => zoomBy(ZOOM_STEP)}>
          +
        </Button>
      </div>
    </Bar>
  );
}
