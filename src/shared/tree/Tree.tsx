import { useMemo, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { RichTreeView } from '@/shared/mui/apart/RichTreeView';
import { useDirection } from '@/shared/ui/text/use-direction';
import { allNodes, nodeBy, type Move, type TreeNode } from './tree-node';
import { Texts, TreeRow } from './TreeRow';
import { useNodeDrag, type Dragging } from './use-node-drag';
import type { useTreeApi } from './use-tree-api';
import styles from './Tree.module.css';

interface Props<T> {
  /** What the tree is of. */
  label: string;
  nodes: readonly T[];
  nameOf: (node: T) => string;
  /** What is to be said of a node besides. */
  markOf?: ((node: T) => string | undefined) | undefined;
  api: ReturnType<typeof useTreeApi>;
  chosen: string | undefined;
  /** By a click, or a key that chooses. */
  onChoose: (id: string) => void;
  onFocus?: (id: string) => void;
  /** Those whose nodes below are shown. */
  unfolded: readonly string[];
  onUnfold: (unfolded: readonly string[]) => void;
  canRename: (node: T) => boolean;
  onRename: (id: string, name: string) => void;
  /** No name was left in the box. @param byKey by the Enter key */
  onNameless: (id: string, byKey: boolean) => void;
  /** By the Alt key with an arrow. */
  onMove: (id: string, how: Move) => void;
  dragging: Dragging;
  /** By the Enter key, which else renames. */
  onEnter?: (id: string) => void;
  /** Any other key, with the node that has the focus. Says whether it did something. */
  onKey?: (id: string, event: KeyboardEvent) => boolean;
}

interface Shown {
  id: string;
  label: string;
  items: Shown[];
}

/** With the Alt key; `ahead` is where the text runs to. */
const ARROWS = (ahead: 'Left' | 'Right'): Readonly<Record<string, Move>> => ({
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: ahead === 'Left' ? 'into' : 'out',
  ArrowRight: ahead === 'Right' ? 'into' : 'out',
});

/** A tree that is gone through by keyboard, mouse and touch; its nodes are renamed where they stand, and moved by keys and by dragging. */
export function Tree<T extends TreeNode<T>>(props: Props<T>) {
  const { label, nodes, nameOf, markOf, api, chosen, onChoose, onFocus, unfolded, onUnfold } = props;
  const { canRename, onRename, onNameless, onMove, dragging, onEnter, onKey } = props;
  const { t } = useTranslation('fields');
  const direction = useDirection();
  const focused = useRef<string>(undefined);
  const shown = useMemo(() => {
    const show = (node: T): Shown => ({ id: node.id, label: nameOf(node), items: (node.items ?? []).map(show) });
    return nodes.map(show);
  }, [nodes, nameOf]);
  const withOthers = useMemo(() => allNodes(nodes).flatMap(({ id, items }) => (items?.length ? id : [])), [nodes]);
  const drag = useNodeDrag(dragging);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const id = focused.current ?? chosen;
    if (event.target instanceof HTMLInputElement || id === undefined) return;
    const how = event.altKey ? ARROWS(direction === 'rtl' ? 'Left' : 'Right')[event.key] : undefined;
    if (how) onMove(id, how);
    else if (event.key === 'F2') api.current?.setEditedItem?.(id);
    else if (!onKey?.(id, event)) return;
    event.preventDefault();
  };
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    const id = focused.current ?? chosen;
    if (!onEnter || id === undefined || event.key !== 'Enter' || event.target instanceof HTMLInputElement) return;
    // Before the library hears of it.
    event.stopPropagation();
    event.preventDefault();
    onEnter(id);
  };
  return (
    <Texts
      value={{
        nameless: t('tree.nameless'),
        rename: t('tree.name'),
        markOf: (id) => {
          const found = nodeBy(nodes, id);
          return found && markOf?.(found);
        },
        onNameless: (id, byKey) => {
          onNameless(id, byKey);
          api.current?.setEditedItem?.(null);
        },
      }}
    >
      <div className={styles.tree} onKeyDownCapture={onKeyDownCapture} {...drag}>
        <RichTreeView<Shown>
          apiRef={api}
          aria-label={label}
          items={shown}
          getItemChildren={({ items }) => items}
          expansionTrigger="iconContainer"
          // A leaf that is unfolded would hand the focus on.
          expandedItems={withOthers.filter((id) => unfolded.includes(id))}
          onExpandedItemsChange={(_, open) => onUnfold(open)}
          selectedItems={chosen ?? null}
          // What is chosen stays it.
          onSelectedItemsChange={(_, id) => id !== null && onChoose(id)}
          onItemFocus={(_, id) => {
            focused.current = id;
            onFocus?.(id);
          }}
          isItemEditable={({ id }) => {
            const found = nodeBy(nodes, id);
            return found !== undefined && canRename(found);
          }}
          onItemLabelChange={(id, name) => onRename(id, name.trim())}
          onKeyDown={onKeyDown}
          slots={SLOTS}
        />
      </div>
    </Texts>
  );
}

const SLOTS = { item: TreeRow };
