import { createContext, use, useEffect, useRef, type ComponentProps, type FocusEvent, type KeyboardEvent } from 'react';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { TreeItem, TreeItemRoot } from '@/shared/mui/apart/RichTreeView';
import { Badge } from '@/shared/ui/layout/Badge';

/** What its rows know of a tree. */
export interface RowTexts {
  /** Where a node has no name. */
  nameless: string;
  /** Of the box that a name is typed into. */
  rename: string;
  markOf(id: string): string | undefined;
  /** No name was left in the box. */
  onNameless(id: string, byKey: boolean): void;
}

export const Texts = createContext<RowTexts>({ nameless: '', rename: '', markOf: () => undefined, onNameless() {} });

type Event = (FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) & Partial<TreeViewCancellableEvent>;

/** One is chosen, none is checked; the library says of both that they are checked. */
function Row({ 'aria-checked': checked, ...props }: ComponentProps<'li'>) {
  return <TreeItemRoot {...props} aria-selected={checked === true} />;
}

const SLOTS = { root: Row };

/** A node of a tree: its name, read without those of the nodes below it, and what is to be said of it. */
export function TreeRow({ label, itemId, ...props }: TreeItemProps) {
  const { nameless, rename, markOf, onNameless } = use(Texts);
  const name = typeof label === 'string' && label !== '' ? label : nameless;
  const mark = markOf(itemId);
  const finish = (event: Event, byKey: boolean) => {
    if (event.currentTarget.value.trim() !== '') return;
    // The library would keep the box open.
    event.defaultMuiPrevented = true;
    onNameless(itemId, byKey);
  };
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // It was moved below another, or put back: what is drawn anew has lost the focus.
    if (element.current?.firstElementChild?.hasAttribute('data-focused')) element.current.focus();
  }, []);
  return (
    <TreeItem
      {...props}
      ref={element}
      slots={SLOTS}
      itemId={itemId}
      label={label}
      aria-label={mark ? `${name} (${mark})` : name}
      slotProps={{
        content: { 'data-node': itemId } as object,
        label: {
          draggable: true,
          children: (
            <>
              <bdi>{name}</bdi> {mark && <Badge>{mark}</Badge>}
            </>
          ),
        },
        labelInput: {
          'aria-label': rename,
          dir: 'auto',
          onBlur: (event: FocusEvent<HTMLInputElement>) => finish(event, false),
          onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
            if (event.key !== 'Enter') return;
            // The form around it is not sent.
            event.preventDefault();
            finish(event, true);
          },
        },
      }}
    />
  );
}
