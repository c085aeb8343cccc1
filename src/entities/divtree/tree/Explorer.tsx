import { Button } from '@/shared/ui/controls/Button';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { TreeNode } from '@/contract/divtree/diversity-tree';
import { NativeSelect } from '@/shared/ui/controls/NativeSelect';
import { useFormat } from '@/shared/ui/format/use-format';
import { useSmallScreen } from '@/shared/ui/layout/use-small-screen';
import { foundNodes } from './found-nodes';
import { NodeCard } from './NodeCard';
import { NodeSearch } from './NodeSearch';
import { TreePicture, type TreeView } from './TreePicture';
import { useTree, type TreeState } from './use-tree';
import { useZoom, ZOOM_STEP } from './use-zoom';
import styles from './Explorer.module.css';

const VIEWS: readonly TreeView[] = ['diagram', 'outline'];

interface TreeToolsProps {
  view: TreeView;
  onView: (view: TreeView) => void;
  tree: TreeState;
  zoom: ReturnType<typeof useZoom>;
}

/** How the tree is shown, how much of it, and how large. */
function TreeTools({ view, onView, tree, zoom: { zoom, zoomBy } }: TreeToolsProps) {
  const { t } = useTranslation('divtree');
  const { number } = useFormat();
  const percent = number(Math.round(zoom * 100));
  return (
    <div className={styles.bar}>
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
    </div>
  );
}

interface Props {
  uuid: string;
  title: string;
  root: TreeNode;
  /** The chosen node, as the address says it. */
  node: string | undefined;
}

/** A tree to look around in: the picture, what finds a node in it, and what is known of the chosen one. */
export function Explorer({ uuid, title, root, node }: Props) {
  const { t } = useTranslation('divtree');
  const [params, setParams] = useSearchParams();
  const small = useSmallScreen();
  const frame = useRef<HTMLDivElement>(null);
  const tree = useTree(root, node);
  const zoom = useZoom(frame);
  const [sought, setSought] = useState('');
  const { index } = tree;
  const found = useMemo(() => foundNodes(index, sought), [index, sought]);
  const marked = useMemo(() => new Set(found), [found]);
  const asked = params.get('view');
  const usual: TreeView = small ? 'outline' : 'diagram';
  const view: TreeView = asked === 'outline' || asked === 'diagram' ? asked : usual;
  const say = (name: 'node' | 'view', value: string | undefined) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const choose = (id: string) => say('node', id);
  const reveal = (id: string) => {
    tree.reveal(id);
    choose(id);
  };
  const known = node ? index.get(node) : undefined;
  const chosen = known ?? index.get(root.id);
  return (
    <div className={styles.layout}>
      <div>
        <TreeTools
          view={view}
          onView={(next) => say('view', next === usual ? undefined : next)}
          tree={tree}
          zoom={zoom}
        />
        <NodeSearch text={sought} found={found} active={tree.active} onText={setSought} onGo={reveal} />
        {node && !known && <p role="alert">{t('node.unknown', { id: node })}</p>}
        <TreePicture
          tree={tree}
          view={view}
          label={t('tree.label', { title })}
          chosen={chosen?.node.id}
          found={marked}
          frame={frame}
          zoom={zoom.zoom}
          onChoose={choose}
        />
        <small className="hint">{t('tree.hint')}</small>
      </div>
      <NodeCard uuid={uuid} placed={chosen} onChoose={reveal} />
    </div>
  );
}
