import { useRichTreeViewApiRef } from '@/shared/mui/apart/RichTreeView';

/** What a tree can be told: to take the focus to one of its nodes, to have it renamed. */
export const useTreeApi = () => useRichTreeViewApiRef();
