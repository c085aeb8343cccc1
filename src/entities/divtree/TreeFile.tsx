import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DiversityTreeDetails } from '@/contract/divtree/diversity-tree';
import { readTree, TREE_DEPTH_MAX, TREE_FILE_MAX, TREE_NODES_MAX, type ReadTree } from '@/contract/divtree/tree-file';
import { allowedActions } from '@/contract/publication/workflow';
import { useSession } from '@/session/use-session';
import { useWrite } from '@/shared/api/changes';
import { AskBeforeLeaving } from '@/shared/editor/Leaving';
import type { Go } from '@/shared/editor/step-state';
import { FileDrop } from '@/shared/files/FileDrop';
import { saveBlob } from '@/shared/files/save-blob';
import { Alert } from '@/shared/mui/Alert';
import { Stack } from '@/shared/mui/Stack';
import { AttemptFailed } from '@/shared/ui/dialogs/AttemptFailed';
import { Button } from '@/shared/ui/controls/Button';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useAttempt } from '@/shared/ui/dialogs/use-attempt';
import { useFormat } from '@/shared/ui/format/use-format';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { NEWICK_TEMPLATE, readNewick } from './newick';
import { divtreeHref } from './tabs';

const TEMPLATE = {
  name: 'Triticum',
  children: [
    {
      name: 'Triticum aestivum',
      length: 0.5,
      children: [{ name: 'TRI 1', length: 0.1, accession: { instCode: 'DEU146', acceNumb: 'TRI 1' } }],
    },
    { name: 'A wheat', accession: '00000000-0000-4000-8000-000000000000' },
  ],
};

/** How an accession is named. */
const JSON_EXAMPLE = '{ "instCode": "DEU146", "acceNumb": "TRI 1" }';
const NEWICK_EXAMPLE = "'DEU146 TRI 1'";

/** So many accessions that are not here are listed. */
const LISTED = 20;

type Chosen = { name: string } & (
  | { json: unknown; read: ReadTree }
  | { wrong: 'type' | 'large' | 'json' | 'many' }
  | { wrong: 'newick'; at: number }
);

async function readFile(file: File, others: number): Promise<Chosen> {
  const { name } = file;
  if (others > 0) return { name, wrong: 'many' };
  const isNewick = /\.(?:nwk|newick|nw|tree|tre)$/i.test(name);
  if (!isNewick && !/\.json$/i.test(name)) return { name, wrong: 'type' };
  if (file.size > TREE_FILE_MAX) return { name, wrong: 'large' };
  const text = await file.text();
  if (isNewick) {
    const tree = readNewick(text);
    return 'at' in tree ? { name, wrong: 'newick', at: tree.at } : { name, json: tree, read: readTree(tree) };
  }
  try {
    const json: unknown = JSON.parse(text);
    return { name, json, read: readTree(json) };
  } catch {
    return { name, wrong: 'json' };
  }
}

/** The step of an editor that takes the nodes of a tree from a file, in place of those it has. */
export default function TreeFile({ item }: { item: DiversityTreeDetails }) {
  const { t } = useTranslation(['divtree', 'form', 'editor', 'fields']);
  const { number } = useFormat();
  const isolated = useIsolated();
  const { authorities } = useSession();
  const write = useWrite();
  const [chosen, setChosen] = useState<Chosen>();
  /** Where somebody was going who had a file that was not taken yet. */
  const [going, setGoing] = useState<{ go: Go }>();
  const { uuid, version = 0, nodeCount, accessionCount } = item;
  const mayEdit = allowedActions(item, authorities).includes('edit');
  const size = (nodes: number, accessions: number) =>
    t('size', { count: accessions, nodes: number(nodes), accessions: number(accessions) });
  const load = useAttempt(async () => {
    if (!chosen || 'wrong' in chosen) return;
    try {
      await write('PUT /divtree/:uuid/tree', { params: { uuid }, body: { version, tree: chosen.json } });
    } catch (fault) {
      setGoing(undefined);
      throw fault;
    }
    setChosen(undefined);
  });
  useEffect(() => {
    if (!chosen) going?.go();
  }, [chosen, going]);
  const read = chosen && 'read' in chosen ? chosen.read : undefined;
  const limits = { nodes: number(TREE_NODES_MAX), depth: number(TREE_DEPTH_MAX), size: number(TREE_FILE_MAX / 1e6) };
  const refused = Object.entries(load.failed?.fields ?? {});
  return (
    <Stack sx={{ gap: 1.5, marginBlockEnd: 2 }}>
      <p style={{ margin: 0 }}>{t('file.how', limits)}</p>
      <ul style={{ margin: 0 }}>
        <li>{t('file.json', { example: isolated(JSON_EXAMPLE) })}</li>
        <li>{t('file.newick', { example: isolated(NEWICK_EXAMPLE) })}</li>
      </ul>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          onClick={() =>
            saveBlob(new Blob([JSON.stringify(TEMPLATE, null, 2)], { type: 'application/json' }), 'tree.json')
          }
        >
          {t('file.jsonTemplate')}
        </Button>
        <Button onClick={() => saveBlob(new Blob([NEWICK_TEMPLATE], { type: 'text/plain' }), 'tree.nwk')}>
          {t('file.newickTemplate')}
        </Button>
      </Stack>
      {nodeCount > 0 && (
        <p style={{ margin: 0 }}>
          {t('file.now', { size: size(nodeCount, accessionCount) })}{' '}
          <RouteLink to={divtreeHref(uuid)} underline="always">
            {t('file.explore')}
          </RouteLink>
        </p>
      )}
      {mayEdit && (
        <FileDrop
          label={t('file.choose')}
          button={t('file.choose')}
          accept=".json,.nwk,.newick,.nw,.tree,.tre"
          onFiles={async ([file, ...others]) => {
            if (file) setChosen(await readFile(file, others.length));
          }}
        >
          <span>{t('fields:files.dropOne')}</span>
        </FileDrop>
      )}
      <div role="status">
        {read &&
          'root' in read &&
          chosen &&
          t('file.found', { name: chosen.name, size: size(read.nodes, read.accessions) })}
      </div>
      <div role="alert">
        {chosen && 'wrong' in chosen && (
          <Alert severity="error">
            {chosen.wrong === 'many' ? (
              t('fields:files.oneFile')
            ) : (
              <>
                <bdi>{chosen.name}</bdi>:{' '}
                {t(`file.wrong.${chosen.wrong}`, { ...limits, at: 'at' in chosen ? number(chosen.at) : '' })}
              </>
            )}
          </Alert>
        )}
        {read && 'fault' in read && (
          <Alert severity="error">
            {t(`file.faults.${read.fault}`, limits)} {read.path && t('file.at', { path: read.path })}
          </Alert>
        )}
        {refused.length > 0 && (
          <Alert severity="error">
            {t('file.refused')}
            <ul>
              {refused.slice(0, LISTED).map(([path, key]) => (
                <li key={path}>
                  <bdi>{path}</bdi>: {t(`form:problem.${key as 'notFound'}`)}
                </li>
              ))}
            </ul>
          </Alert>
        )}
      </div>
      <AskBeforeLeaving
        unsaved={read !== undefined && 'root' in read}
        discard={(go) => {
          setGoing({ go });
          setChosen(undefined);
        }}
        save={(go) => {
          setGoing({ go });
          load.run();
        }}
      />
      {refused.length === 0 && <AttemptFailed failure={load.failed} />}
      {read && 'root' in read && (
        <div>
          <Button variant="contained" loading={load.busy} onClick={() => load.run()}>
            {t(nodeCount > 0 ? 'file.replace' : 'file.take')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
