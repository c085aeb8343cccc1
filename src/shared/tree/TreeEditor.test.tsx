import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import ar from '../../../locales/ar/fields.json';
import en from '../../../locales/en/fields.json';
import { shown } from './shown-tree.fixture';
import { TreeEditor, type TreeAct } from './TreeEditor';
import { changedTree, type TreeNode } from './tree-node';

interface Node extends TreeNode<Node> {
  id: string;
  name: string;
  items?: Node[];
}

const NODES: Node[] = [
  { id: 'a', name: 'Apple', items: [{ id: 'b', name: 'Bark', items: [{ id: 'c', name: 'Cork' }] }] },
  { id: 'd', name: 'Date' },
  { id: 'e', name: 'Elm' },
];

interface Given {
  can?: (node: Node | null, act: TreeAct) => boolean;
  most?: number;
  lng?: 'en' | 'ar';
}

const nameOf = ({ name }: Node) => name;

function Tree({ can, most = 7 }: Given) {
  const [nodes, setNodes] = useState(NODES);
  const [chosen, setChosen] = useState<string | undefined>('a');
  const [count, setCount] = useState(1);
  return (
    <TreeEditor
      label="Plants"
      nodes={nodes}
      nameOf={nameOf}
      markOf={({ id }) => (id === 'd' ? 'dried' : undefined)}
      chosen={chosen}
      onChoose={setChosen}
      create={() => {
        setCount(count + 1);
        return { id: `new${count}`, name: '' };
      }}
      onChange={(change) => setNodes((now) => changedTree(now, change, (node, name) => ({ ...node, name })))}
      most={most}
      levels={3}
      {...(can && { can })}
    />
  );
}

async function open({ lng = 'en', ...given }: Given = {}) {
  const instance = i18next.createInstance();
  await instance.use(initReactI18next).init({ lng, resources: { en: { fields: en }, ar: { fields: ar } } });
  render(
    <I18nextProvider i18n={instance}>
      <Tree {...given} />
    </I18nextProvider>,
  );
  return userEvent.setup();
}

const item = (name: string) => screen.getByRole('treeitem', { name });
const button = (name: string) => screen.getByRole('button', { name });
const said = () => screen.getByRole('status').textContent;
const ALL = 'Apple(Bark(Cork)) Date (dried) Elm';

test('the tree is gone through by keyboard', async () => {
  const user = await open();
  expect(shown()).toBe(ALL);
  await user.tab();
  for (let at = 0; at < 9 && document.activeElement?.role !== 'treeitem'; at++) await user.tab();
  expect(item('Apple')).toHaveFocus();
  expect(item('Apple')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(item('Bark')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(item('Cork')).toHaveFocus();
  expect(item('Cork')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowRight}');
  expect(item('Cork')).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(item('Bark')).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{End}');
  expect(item('Elm')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(item('Apple')).toHaveFocus();
  await user.keyboard('d');
  expect(item('Date (dried)')).toHaveFocus();
  await user.keyboard(' ');
  expect(item('Date (dried)')).toHaveAttribute('aria-selected', 'true');
});

test('by keyboard all is added, renamed, moved, removed and put back, and said', async () => {
  const user = await open();
  await user.click(item('Date (dried)').querySelector('.MuiTreeItem-label') as Element);
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(shown()).toBe('Apple(Bark(Cork) Date (dried)) Elm');
  expect(said()).toBe('Date: level 2, place 2 of 2');
  expect(item('Date (dried)')).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(shown()).toBe('Apple(Date (dried) Bark(Cork)) Elm');
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(said()).toBe('Date cannot be moved further that way.');
  await user.keyboard('{Alt>}{ArrowDown}{ArrowLeft}{/Alt}');
  expect(shown()).toBe(ALL);
  await user.keyboard('{Home}{Alt>}{ArrowDown}{ArrowRight}{/Alt}');
  expect(said()).toBe('There can be at most 3 levels.');
  expect(item('Apple')).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await user.keyboard('{F2}');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await user.keyboard('{Control>}a{/Control}Acorn{Enter}');
  expect(shown()).toBe('Acorn(Bark(Cork)) Date (dried) Elm');
  expect(said()).toBe('Renamed: Acorn');
  expect(item('Acorn')).toHaveFocus();
  await user.keyboard('{F2}x{Escape}');
  expect(item('Acorn')).toHaveFocus();
  await user.keyboard('{ArrowDown}{Delete}');
  expect(shown()).toBe('Acorn Date (dried) Elm');
  expect(said()).toBe('Removed: Bark');
  expect(item('Acorn')).toHaveFocus();
  await user.keyboard('{Control>}z{/Control}');
  expect(shown()).toBe('Acorn(Bark(Cork)) Date (dried) Elm');
  expect(item('Bark')).toHaveFocus();
  expect(said()).toBe('Put back: Bark');
  await user.click(button('Add: Plants'));
  await user.keyboard('Beech{Enter}');
  expect(shown()).toBe('Acorn(Bark(Cork) Beech) Date (dried) Elm');
  expect(item('Beech')).toHaveFocus();
});

test('what is removed to the last leaves the way back', async () => {
  const user = await open();
  await user.click(item('Elm').querySelector('.MuiTreeItem-label') as Element);
  await user.keyboard('{Delete}{Delete}{Delete}');
  expect(screen.queryAllByRole('treeitem')).toHaveLength(0);
  expect(button('Undo')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(shown()).toBe('Apple(Bark(Cork))');
  expect(item('Apple')).toHaveFocus();
});

test('buttons do all of it, and have nothing to do where nothing can be done', async () => {
  const user = await open({ most: 6 });
  expect(button('Move up: Apple')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Move below the one above: Apple')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Move down: Apple'));
  expect(shown()).toBe('Date (dried) Apple(Bark(Cork)) Elm');
  expect(button('Move below the one above: Apple')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Move up: Apple'));
  await user.click(item('Bark').querySelector('.MuiTreeItem-label') as Element);
  await user.click(button('Move out one level: Bark'));
  expect(shown()).toBe('Apple Bark(Cork) Date (dried) Elm');
  await user.click(button('Add below: Bark'));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  // The box is left without a name.
  await user.click(item('Elm').querySelector('.MuiTreeItem-label') as Element);
  expect(shown()).toBe('Apple Bark(Cork Untitled) Date (dried) Elm');
  expect(button('Add: Plants')).toBeDisabled();
  expect(screen.getByText(/There can be at most 6 items, on at most 3 levels/)).toBeVisible();
  await user.click(button('Remove: Elm'));
  await user.click(button('Undo'));
  await user.click(button('Rename: Elm'));
  await user.keyboard('{Control>}a{/Control}{Backspace}{Enter}');
  expect(shown()).toBe('Apple Bark(Cork Untitled) Date (dried) Untitled');
  expect(screen.getAllByRole('treeitem', { name: 'Untitled' })[1]).toHaveFocus();
});

test('what cannot be done with a node is not done', async () => {
  const user = await open({ can: (node, act) => node?.id !== 'a' && act !== 'add' });
  await user.click(item('Apple').querySelector('.MuiTreeItem-label') as Element);
  await user.keyboard('{F2}{Delete}{Alt>}{ArrowDown}{/Alt}');
  expect(shown()).toBe(ALL);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(button('Add: Plants')).toBeDisabled();
  for (const name of ['Add below', 'Rename', 'Move down', 'Remove'])
    expect(button(`${name}: Apple`)).toHaveAttribute('aria-disabled', 'true');
});

test('from right to left the arrows are the other way round', async () => {
  const user = await open({ lng: 'ar' });
  await user.click(item('Elm').querySelector('.MuiTreeItem-label') as Element);
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(shown()).toBe('Apple(Bark(Cork)) Date (dried)(Elm)');
  await user.keyboard('{ArrowRight}');
  expect(item('Date (dried)')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(item('Date (dried)')).toHaveAttribute('aria-expanded', 'false');
});
