import { useFormat } from '@/shared/ui/format/use-format';
import { useLoadedText } from '@/shared/ui/text/use-loaded-text';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';
import type { TreeRow } from './indexed-tree';
import { isTall, type Spot } from './lay-out';
import { NodeName } from './NodeName';

interface Props {
  row: TreeRow;
  spot: Spot;
  id: string;
  active: boolean;
  chosen: boolean;
  found: boolean;
}

/** Places count lines, which `--line` makes a length. */
const lines = (count: number) => `calc(${count} * var(--line))`;

/** One node where the layout puts it. Of an open one in the diagram the name stays in sight beside its children. */
export function TreeItem({ row, spot, id, active, chosen, found }: Props) {
  const text = useLoadedText();
  const { number } = useFormat();
  const { node, level, place, siblings, expanded } = row;
  const { name, count } = node;
  const spans = spot.to > spot.from;
  const [from, to] = spans ? [spot.from, spot.to] : [spot.at, spot.at];
  const isNode = node.accession === undefined;
  const box = {
    insetBlockStart: lines(from - 0.5),
    blockSize: lines(to - from + 1),
    insetInlineStart: lines(spot.start),
    inlineSize: lines(spot.width),
  };
  const look = [level > 1 && 'branch', spans && 'spans', isTall(spot) && 'tall'].filter(Boolean).join(' ');
  return (
    <div role="none" className={look} style={box}>
      {/* The tree has the focus, and hears keys and clicks: the pattern of the active descendant. */}
      <div
        id={id}
        role="treeitem"
        aria-level={level}
        aria-setsize={siblings}
        aria-posinset={place}
        aria-expanded={expanded}
        aria-selected={chosen}
        className={[active && 'active', found && 'found'].filter(Boolean).join(' ') || undefined}
        title={name}
        data-node={node.id}
      >
        <span className="sign" aria-hidden="true">
          {expanded === undefined ? '·' : expanded ? '−' : '+'}
        </span>
        <span className="name" aria-hidden={isNode || undefined}>
          <NodeName node={node} />
        </span>
        {isNode && <small aria-hidden="true">{number(count)}</small>}
        {isNode && <VisuallyHidden>{text('divtree:tree.node', { count, shown: number(count), name })}</VisuallyHidden>}
      </div>
    </div>
  );
}
