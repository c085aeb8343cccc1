import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DiversityTreeDetails, TreeNode } from '@/contract/divtree/diversity-tree';
import { fold } from '@/contract/fold';
import { allowedActions } from '@/contract/publication/workflow';
import type MatchDialogPart from '@/entities/accession/match/MatchDialog';
import type { Take } from '@/entities/accession/match/MatchDialog';
import { href } from '@/routes/href';
import { useSession } from '@/session/use-session';
import { useWrite } from '@/shared/api/changes';
import { TextField } from '@/shared/mui/TextField';
import { Button } from '@/shared/ui/controls/Button';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { divtreeApi } from './api';
import { leavesOf, withAccession } from './leaf-tree';
import styles from './LeafCorrection.module.css';

const MatchDialog = lazyPart<typeof MatchDialogPart>(() => import('@/entities/accession/match/MatchDialog'));

/** So many leaves are shown: who looks for one types more of its name. */
const SHOWN = 10;

interface Props {
  item: DiversityTreeDetails;
}

/** Corrects which accession a leaf means: the leaf is found by its name, the accession by its number. */
export default function LeafCorrection({ item }: Props) {
  const { authorities } = useSession();
  const mayEdit = item.accessionCount > 0 && allowedActions(item, authorities).includes('edit');
  const { currentData: root } = divtreeApi.endpoints.divtreeRoot.useQuery(item.uuid, { skip: !mayEdit });
  return mayEdit && root && <Leaves item={item} root={root} />;
}

function Leaves({ item: { uuid, version = 0 }, root }: Props & { root: TreeNode }) {
  const { t } = useTranslation('divtree');
  const { number } = useFormat();
  const isolated = useIsolated();
  const write = useWrite();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<TreeNode>();
  const [said, setSaid] = useState('');
  const leaves = useMemo(() => leavesOf(root), [root]);
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const found = leaves.filter(({ name }) => words.length > 0 && words.every((word) => fold(name).includes(word)));
  const isTaken = (accession: string) => leaves.some((leaf) => leaf.accession === accession && leaf.id !== asked?.id);
  const take: Take = {
    label: () => t('leaf.take'),
    account: (uuids) => [
      ...(uuids.length > 1 ? [t('leaf.one')] : []),
      ...(uuids.some(isTaken) ? [t('leaf.taken')] : []),
    ],
    refused: (uuids) => uuids.length !== 1 || uuids.some(isTaken),
    add: async ([accession]) => {
      if (!asked || accession === undefined) return;
      const tree = withAccession(root, asked.id, accession);
      await write('PUT /divtree/:uuid/tree', { params: { uuid }, body: { version, tree } });
      setSaid(t('leaf.done', { name: isolated(asked.name) }));
    },
  };
  return (
    <section aria-label={t('leaf.title')} className={styles.part}>
      <h3>{t('leaf.title')}</h3>
      <TextField
        label={t('leaf.find')}
        helperText={t('leaf.help')}
        size="small"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setSaid('');
        }}
      />
      <div role="status">
        {said}
        {words.length > 0 && found.length === 0 && t('search.none')}
        {found.length > SHOWN && t('leaf.first', { shown: number(SHOWN), total: number(found.length) })}
      </div>
      {found.length > 0 && (
        <ul>
          {found.slice(0, SHOWN).map((leaf) => (
            <li key={leaf.id}>
              {leaf.accession === undefined ? (
                <bdi>{leaf.name}</bdi>
              ) : (
                <RouteLink to={href('accession', { uuid: leaf.accession })}>
                  <bdi>{leaf.name}</bdi>
                </RouteLink>
              )}
              <Button
                size="small"
                variant="outlined"
                aria-label={t('leaf.chooseFor', { name: isolated(leaf.name) })}
                onClick={() => setAsked(leaf)}
              >
                {t('leaf.choose')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <Suspense fallback={null}>
          <MatchDialog take={take} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
