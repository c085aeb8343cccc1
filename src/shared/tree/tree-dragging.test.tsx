import { useRef, useState } from 'react';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import en from '../../../locales/en/fields.json';
import { shown } from './shown-tree.fixture';
import { TreeEditor } from './TreeEditor';
import { changedTree, type TreeNode } from './tree-node';

interface Node extends TreeNode<Node> {
  id: string;
  items?: Node[];
}

const NODES: Node[] = [
  { id: 'Apple', items: [{ id: 'Bark', items: [{ id: 'Cork' }] }] },
  { id: 'Date' },
  { id: 'Elm' },
];
const nameOf = ({ id }: Node) => id;

function Plants({ fixed }: { fixed: string | undefined }) {
  const [nodes, setNodes] = useState(NODES);
  const [chosen, setChosen] = useState<string>();
  const made = useRef(0);
  return (
    <TreeEditor
      label="Plants"
      nodes={nodes}
      nameOf={nameOf}
      chosen={chosen}
      onChoose={setChosen}
      create={() => ({ id: `new${++made.current}` })}
      can={(node) => node?.id !== fixed}
      onChange={(change) => setNodes((now) => changedTree(now, change, (node) => node))}
      most={9}
      levels={3}
    />
  );
}

async function open(fixed?: string) {
  const instance = i18next.createInstance();
  await instance.use(initReactI18next).init({ lng: 'en', resources: { en: { fields: en } } });
  render(
    <I18nextProvider i18n={instance}>
      <Plants fixed={fixed} />
    </I18nextProvider>,
  );
}

const rowOf = (name: string): HTMLElement => {
  const row = screen.getByRole('treeitem', { name }).querySelector<HTMLElement>('[data-node]');
  if (!row) throw new Error(`${name} has no row.`);
  return row;
};
const labelOf = (name: string) => rowOf(name).querySelector<HTMLElement>('[draggable=true]') as HTMLElement;

/** At a part of the height of a row, 0 its upper edge and 1 its lower one. */
function drag(name: string, over: string, part: number, drop = true) {
  const dataTransfer = { setData: () => undefined };
  const row = rowOf(over);
  row.getBoundingClientRect = () => new DOMRect(0, 100, 200, 40);
  // jsdom's events of dragging have no place.
  const at = (event: Event) => Object.defineProperty(event, 'clientY', { value: 100 + part * 40 });
  const isDragged = fireEvent.dragStart(labelOf(name), { dataTransfer });
  const isRefused = fireEvent(row, at(createEvent.dragOver(row, { dataTransfer })));
  const marked = row.dataset['drop'];
  if (drop) fireEvent(row, at(createEvent.drop(row, { dataTransfer })));
  else fireEvent.dragEnd(labelOf(name), { dataTransfer });
  return { isDragged, isRefused, marked };
}

const BEFORE = 'Apple(Bark(Cork)) Date Elm';

test('what is dropped on the edge of a row stands beside it, on its middle below it', async () => {
  await open();
  expect(drag('Elm', 'Apple', 0.1).marked).toBe('before');
  expect(shown()).toBe('Elm Apple(Bark(Cork)) Date');
  expect(screen.getByRole('status')).toHaveTextContent('Elm: level 1, place 1 of 3');
  expect(screen.getByRole('treeitem', { name: 'Elm' })).toHaveAttribute('aria-selected', 'true');
  expect(drag('Elm', 'Date', 0.9).marked).toBe('after');
  expect(shown()).toBe(BEFORE);
  expect(drag('Date', 'Bark', 0.5).marked).toBe('inside');
  expect(shown()).toBe('Apple(Bark(Cork Date)) Elm');
  expect(document.querySelector('[data-drop]')).toBeNull();
});

test('it is not dropped where it cannot stand, and stays where it is when the drag is given up', async () => {
  await open('Elm');
  // Within itself, a level too deep, where it stands, and what stays.
  expect(drag('Apple', 'Cork', 0.5)).toMatchObject({ isRefused: true, marked: undefined });
  expect(drag('Date', 'Cork', 0.5)).toMatchObject({ isRefused: true, marked: undefined });
  expect(drag('Date', 'Elm', 0.1)).toMatchObject({ isRefused: true, marked: undefined });
  expect(drag('Elm', 'Date', 0.5)).toMatchObject({ isDragged: false, isRefused: true });
  expect(drag('Date', 'Apple', 0.5, false).marked).toBe('inside');
  expect(document.querySelector('[data-drop]')).toBeNull();
  expect(shown()).toBe(BEFORE);
});

test('what is dragged in from elsewhere is none of its nodes', async () => {
  await open();
  const row = rowOf('Date');
  expect(fireEvent.dragOver(row, { dataTransfer: { types: ['Files'] } })).toBe(true);
  fireEvent.drop(row, { dataTransfer: { types: ['Files'] } });
  expect(shown()).toBe(BEFORE);
});
