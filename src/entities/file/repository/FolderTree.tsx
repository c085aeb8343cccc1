import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isRepositoryName } from '@/contract/repository/repository-schema';
import { href } from '@/routes/href';
import { useWrite } from '@/shared/api/changes';
import { Alert } from '@/shared/mui/Alert';
import { Tree } from '@/shared/tree/Tree';
import { nodeBy, placeAfter, placeOf, type TreeNode } from '@/shared/tree/tree-node';
import { useTreeApi } from '@/shared/tree/use-tree-api';
import { useAttempt } from '@/shared/ui/dialogs/use-attempt';
import { NotDone } from './NotDone';
import { folderAround, inside, isWithin, nameOfFolder } from './folder-paths';
import { useFolders } from './use-folders';
import styles from './FolderTree.module.css';

interface Node extends TreeNode<Node> {
  /** A path; with two slashes in it a line that says something of the folder before them. */
  id: string;
  name: string;
  items?: Node[];
}

const ROOT = '/';
/** So many folders of one are in the tree: the page of the folder has them all. */
const MOST = 100;

const isNote = (id: string): boolean => id.includes('//');
const nameOf = ({ name }: Node): string => name;

/** The folder itself, and all around it. */
function wayTo(path: string): string[] {
  return path === ROOT ? [ROOT] : [...wayTo(folderAround(path)), path];
}

/** All folders, those within one read when it is unfolded: opened, renamed and moved where they stand. */
export default function FolderTree({ path }: { path: string }) {
  const { t } = useTranslation(['repository', 'fields']);
  const navigate = useNavigate();
  const write = useWrite();
  const api = useTreeApi();
  const [unfolded, setUnfolded] = useState(() => wayTo(path));
  const [shown, setShown] = useState(path);
  if (shown !== path) {
    setShown(path);
    setUnfolded((before) => [...new Set([...before, ...wayTo(path)])]);
  }
  const folders = useFolders(unfolded);
  /** As they were typed, until the API has answered. */
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(() => new Map());
  const [said, setSaid] = useState('');
  const [isWrong, setWrong] = useState(false);

  const nodes = useMemo(() => {
    const note = (of: string, name: string): Node => ({ id: `${of}//`, name });
    const nodeOf = (at: string, name: string): Node => {
      const folder = folders.get(at);
      const below = folder?.subFolders ?? [];
      const items = below.slice(0, MOST).map((each) => nodeOf(each.path, each.name));
      if (folder === undefined) items.push(note(at, t('tree.loading')));
      if (folder === null) items.push(note(at, t('tree.unread')));
      if (below.length > MOST) items.push(note(at, t('tree.more', { count: below.length - MOST })));
      return { id: at, name: typed.get(at) ?? name, items };
    };
    return [nodeOf(ROOT, t('root'))];
  }, [folders, typed, t]);

  /** What has the focus once it is drawn. */
  const next = useRef<string>(undefined);
  useEffect(() => {
    if (next.current === undefined || !nodeBy(nodes, next.current)) return;
    api.current?.focusItem?.(null, next.current);
    next.current = undefined;
  });

  /** Where the API has not said that it stays where it is; what it refuses, it says. */
  const canMove = (id: string): boolean => !isNote(id) && id !== ROOT && folders.get(id)?.fixed !== true;
  const { failed, run } = useAttempt(async (from: string, to: string) => {
    const carried = (each: string) => (isWithin(each, from) ? to + each.slice(from.length) : each);
    const isRenamed = folderAround(from) === folderAround(to);
    if (isRenamed) setTyped(new Map([[from, nameOfFolder(to)]]));
    try {
      const params = { path: from.slice(1) };
      await write('PUT /repository/folder/:path', { params, body: { path: to } }, { silent: true });
    } finally {
      setTyped(new Map());
    }
    next.current = to;
    setUnfolded((before) => [...new Set([...before.map(carried), ...wayTo(folderAround(to))])]);
    const words = { item: nameOfFolder(to), folder: folderAround(to) };
    setSaid(isRenamed ? t('fields:tree.renamed', words) : t('tree.moved', words));
    if (isWithin(path, from)) void navigate(href('repository', { path: carried(path) }), { replace: true });
  });
  const move = (from: string, to: string) => {
    setSaid('');
    setWrong(false);
    if (from !== to) run(from, to);
  };

  const open = (id: string) => {
    const [to = ''] = id.split('//');
    void navigate(href('repository', { path: to === ROOT ? '' : to }));
  };

  return (
    <nav className={styles.folders} aria-label={t('tree.label')}>
      <Tree
        label={t('folders')}
        nodes={nodes}
        nameOf={nameOf}
        api={api}
        chosen={path}
        onChoose={open}
        onEnter={open}
        unfolded={unfolded}
        // A folder without folders stays known as such.
        onUnfold={(shownNow) =>
          setUnfolded((before) => [
            ...new Set([...shownNow, ...before.filter((each) => folders.get(each)?.subFolders.length === 0)]),
          ])
        }
        canRename={({ id }) => canMove(id)}
        onRename={(id, name) => {
          if (isRepositoryName(name)) return move(id, inside(folderAround(id), name));
          // What the folder is called stands there again.
          setTyped(new Map());
          setSaid('');
          setWrong(true);
        }}
        onNameless={(id, byKey) => {
          if (byKey) next.current = id;
          setTyped(new Map());
        }}
        onMove={(id, how) => {
          if (!canMove(id)) return setSaid(t('tree.stays', { item: nameOfFolder(id) || t('root') }));
          if (how === 'up' || how === 'down') return setSaid(t('tree.order'));
          const to = placeAfter(nodes, id, how)?.parent;
          if (!to || isNote(to)) return setSaid(t('fields:tree.stays', { item: nameOfFolder(id) }));
          move(id, inside(to, nameOfFolder(id)));
        }}
        dragging={{
          within: true,
          can: canMove,
          whereTo: (id, over) =>
            isNote(over) || isWithin(over, id) || over === placeOf(nodes, id)?.parent
              ? undefined
              : { parent: over, index: 0 },
          onDrop: (id, { parent }) => move(id, inside(parent ?? ROOT, nameOfFolder(id))),
        }}
      />
      {isWrong && (
        <Alert severity="error" role="alert">
          {t('place.nameWrong')}
        </Alert>
      )}
      {failed && <NotDone what="notMoved" failure={failed} />}
      <p className={styles.said} role="status">
        {said}
      </p>
      <p className={styles.how}>{t('tree.how')}</p>
    </nav>
  );
}
