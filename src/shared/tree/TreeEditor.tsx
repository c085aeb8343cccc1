import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import Add from '@mui/icons-material/Add';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import FormatIndentDecrease from '@mui/icons-material/FormatIndentDecrease';
import FormatIndentIncrease from '@mui/icons-material/FormatIndentIncrease';
import SubdirectoryArrowRight from '@mui/icons-material/SubdirectoryArrowRight';
import { useTranslation } from 'react-i18next';
import { Alert } from '@/shared/mui/Alert';
import { PlaceButton } from '@/shared/form/fields/PlaceButton';
import { Button } from '@/shared/ui/controls/Button';
import { allNodes, fits, levelOf, nodeBy, nodesBelow, placeAfter, placeAt, placeOf } from './tree-node';
import { type Move, type Place, type TreeChange, type TreeNode } from './tree-node';
import { Tree } from './Tree';
import { useTreeApi } from './use-tree-api';
import styles from './TreeEditor.module.css';

export type TreeAct = 'add' | 'rename' | 'move' | 'remove';

interface Props<T> {
  /** What the tree is of. */
  label: string;
  nodes: readonly T[];
  nameOf: (node: T) => string;
  /** What is to be said of a node besides. */
  markOf?: (node: T) => string | undefined;
  /** The one that is being looked at. */
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
  /** A new one, without a name. */
  create: () => T;
  /** What can be done with a node, or, for `add`, below it; null is the top. */
  can?: (node: T | null, act: TreeAct) => boolean;
  /** It is to be done: the tree shows what it is given then. */
  onChange: (change: TreeChange<T>) => void;
  most: number;
  levels: number;
}

const MOVE_BUTTONS = [
  ['up', ArrowUpward],
  ['down', ArrowDownward],
  ['into', FormatIndentIncrease],
  ['out', FormatIndentDecrease],
] as const;

const anything = () => true;

/** A tree that is read and changed by keyboard, by mouse and by touch: added to, renamed, moved, removed, and put back. */
export function TreeEditor<T extends TreeNode<T>>(props: Props<T>) {
  const { label, nodes, nameOf, markOf, chosen, onChoose, create, can = anything, onChange, most, levels } = props;
  const { t } = useTranslation('fields');
  const api = useTreeApi();
  const element = useRef<HTMLDivElement>(null);
  const [folded, setFolded] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<{ node: T; place: Place }>();
  const [said, setSaid] = useState('');
  /** What has the focus, or is renamed, once it is drawn. */
  const next = useRef<{ id: string | undefined; rename?: boolean }>(undefined);
  useEffect(() => {
    const wanted = next.current;
    if (!wanted) return;
    next.current = undefined;
    if (wanted.id === undefined) element.current?.querySelector<HTMLElement>('[data-undo]')?.focus();
    else if (wanted.rename) api.current?.setEditedItem?.(wanted.id);
    else api.current?.focusItem?.(null, wanted.id);
  });

  // A button that takes no focus when it is pressed, such as one that sends, would leave a name half typed.
  useEffect(() => {
    const finish = ({ target }: Event) => {
      const box = document.activeElement;
      if (box instanceof HTMLInputElement && box !== target && element.current?.contains(box)) box.blur();
    };
    document.addEventListener('pointerdown', finish, true);
    return () => document.removeEventListener('pointerdown', finish, true);
  }, []);

  const all = useMemo(() => allNodes(nodes), [nodes]);
  const node = chosen === undefined ? undefined : nodeBy(nodes, chosen);
  const isFull = all.length >= most;
  const named = (one: T) => nameOf(one) || t('tree.nameless');

  const unfold = (id: string | null) => setFolded(folded.filter((each) => each !== id));
  const add = (parent: string | null, index: number) => {
    const added = create();
    onChange({ act: 'add', node: added, to: { parent, index } });
    unfold(parent);
    setRemoved(undefined);
    setSaid('');
    onChoose(added.id);
    next.current = { id: added.id, rename: true };
  };
  /** Beside the chosen one. */
  const addBeside = () => {
    const place = chosen === undefined ? undefined : placeOf(nodes, chosen);
    add(place?.parent ?? null, place ? place.index + 1 : nodes.length);
  };
  const whereTo = (move: Move): Place | undefined => {
    if (!node || !can(node, 'move')) return undefined;
    const to = placeAfter(nodes, node.id, move);
    return to && fits(nodes, node, to.parent, levels) ? to : undefined;
  };
  const take = (moved: T, to: Place) => {
    onChange({ act: 'move', id: moved.id, to });
    unfold(to.parent);
    const others = nodesBelow(nodes, to.parent).filter(({ id }) => id !== moved.id).length;
    const level = levelOf(nodes, to.parent) + 1;
    setSaid(t('tree.moved', { item: named(moved), level, place: to.index + 1, all: others + 1 }));
  };
  const move = (how: Move) => {
    if (!node || !can(node, 'move')) return;
    const to = placeAfter(nodes, node.id, how);
    if (!to) return setSaid(t('tree.stays', { item: named(node) }));
    if (!fits(nodes, node, to.parent, levels)) return setSaid(t('tree.levels', { most: levels }));
    take(node, to);
  };
  const remove = (): string | undefined => {
    const place = node && placeOf(nodes, node.id);
    if (!place || !can(node, 'remove')) return chosen;
    const beside = nodesBelow(nodes, place.parent);
    const neighbour = (beside[place.index + 1] ?? beside[place.index - 1])?.id ?? place.parent ?? undefined;
    onChange({ act: 'remove', id: node.id });
    setRemoved({ node, place });
    setSaid(t('items.removed', { item: named(node) }));
    onChoose(neighbour);
    return neighbour;
  };
  const undo = () => {
    if (!removed) return;
    onChange({ act: 'add', node: removed.node, to: removed.place });
    unfold(removed.place.parent);
    setRemoved(undefined);
    setSaid(t('tree.back', { item: named(removed.node) }));
    onChoose(removed.node.id);
    next.current = { id: removed.node.id };
  };
  const rename = (id: string, name: string) => {
    onChange({ act: 'rename', id, name });
    setSaid(t('tree.renamed', { item: name || t('tree.nameless') }));
  };

  const onKey = (_: string, event: KeyboardEvent) => {
    if (event.key === 'Delete') next.current = { id: remove() };
    else if (event.key === 'z' && (event.ctrlKey || event.metaKey)) undo();
    else return false;
    return true;
  };

  const button = (action: string) => (node ? t('items.named', { action, item: named(node) }) : action);
  const isDeepest = !node || levelOf(nodes, node.id) >= levels;
  return (
    <div ref={element} className={styles.tree}>
      <div className={styles.buttons}>
        <Button
          variant="outlined"
          startIcon={<Add />}
          disabled={isFull || !can(null, 'add')}
          aria-label={t('items.named', { action: t('items.add'), item: label })}
          onClick={addBeside}
        >
          {t('items.add')}
        </Button>
        {node && (
          <>
            <PlaceButton
              touch
              label={button(t('tree.addBelow'))}
              Icon={SubdirectoryArrowRight}
              idle={isFull || isDeepest || !can(node, 'add')}
              onClick={() => add(node.id, node.items?.length ?? 0)}
            />
            <PlaceButton
              touch
              label={button(t('tree.rename'))}
              Icon={Edit}
              idle={!can(node, 'rename')}
              onClick={() => api.current?.setEditedItem?.(node.id)}
            />
            {MOVE_BUTTONS.map(([how, Icon]) => (
              <PlaceButton
                touch
                key={how}
                label={button(t(how === 'up' || how === 'down' ? `items.${how}` : `tree.${how}`))}
                Icon={Icon}
                idle={!whereTo(how)}
                onClick={() => move(how)}
              />
            ))}
            <PlaceButton
              touch
              label={button(t('items.remove'))}
              Icon={DeleteOutline}
              idle={!can(node, 'remove')}
              onClick={() => void remove()}
            />
          </>
        )}
      </div>
      <Tree
        label={label}
        nodes={nodes}
        nameOf={nameOf}
        markOf={markOf}
        api={api}
        chosen={chosen}
        onChoose={onChoose}
        // What has the focus is chosen.
        onFocus={onChoose}
        unfolded={all.filter(({ id }) => !folded.includes(id)).map(({ id }) => id)}
        onUnfold={(open) =>
          setFolded(all.filter(({ id, items }) => items?.length && !open.includes(id)).map(({ id }) => id))
        }
        canRename={(each) => can(each, 'rename')}
        onRename={rename}
        onNameless={(id, byKey) => {
          rename(id, '');
          if (byKey) next.current = { id };
        }}
        onMove={(_, how) => move(how)}
        dragging={{
          can: (id) => can(nodeBy(nodes, id) ?? null, 'move'),
          whereTo: (id, over, zone) => {
            const dragged = nodeBy(nodes, id);
            const to = placeAt(nodes, id, over, zone);
            return dragged && to && fits(nodes, dragged, to.parent, levels) ? to : undefined;
          },
          onDrop: (id, to) => {
            const dropped = nodeBy(nodes, id);
            if (!dropped) return;
            take(dropped, to);
            onChoose(id);
          },
        }}
        onKey={onKey}
      />
      {removed && (
        <Alert
          severity="info"
          // It is said below.
          role="group"
          action={
            <Button data-undo color="inherit" size="small" onClick={undo}>
              {t('items.undo')}
            </Button>
          }
        >
          {t('items.removed', { item: named(removed.node) })}
        </Alert>
      )}
      <p className={styles.said} role="status">
        {said}
      </p>
      <p className={styles.how}>
        {t('tree.how')} {t('tree.most', { most, levels })}
      </p>
    </div>
  );
}
