import { RichTreeView as MuiRichTreeView } from '@mui/x-tree-view/RichTreeView';
import { themed } from '../themed';

export { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
export { TreeItem, TreeItemRoot } from '@mui/x-tree-view/TreeItem';
export const RichTreeView = themed(MuiRichTreeView);
