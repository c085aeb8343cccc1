import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Card } from '@/shared/ui/Card';
import { BARE_BUTTON } from '@/shared/ui/bare-button';
import { useFormat } from '@/shared/ui/use-format';
import { above, type Placed } from './indexed-tree';
import { NodeAccessions } from './NodeAccessions';
import { NodeName } from './NodeName';

const Framed = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& > strong': { fontFamily: theme.typography.h1.fontFamily, fontSize: '1.125rem', lineHeight: 1.3 },
  '& nav': { color: theme.vars.palette.text.secondary },
  '& nav button': {
    ...BARE_BUTTON,
    padding: 0,
    textAlign: 'start',
    color: theme.vars.palette.primary.main,
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline' },
  },
  '& ul': { margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: theme.spacing(0.75) },
  '@media print': { '& ul': { display: 'none' } },
}));

interface Props {
  uuid: string;
  placed: Placed | undefined;
  onChoose: (id: string) => void;
}

/** The chosen node: where it lies, what it holds, and what can be done with that. */
export function NodeCard({ uuid, placed, onChoose }: Props) {
  const { t } = useTranslation('divtree');
  const { number } = useFormat();
  if (!placed) return null;
  const { node } = placed;
  const path = above(placed);
  return (
    <Framed aria-labelledby="node">
      <h2 id="node">{t('node.title')}</h2>
      {path.length > 0 && (
        <nav aria-label={t('node.path')}>
          {path.map((each) => (
            <span key={each.node.id}>
              <button type="button" onClick={() => onChoose(each.node.id)}>
                <NodeName node={each.node} />
              </button>
              {' › '}
            </span>
          ))}
        </nav>
      )}
      <strong>
        <NodeName node={node} />
      </strong>
      {node.length !== undefined && <div>{t('node.length', { length: number(node.length) })}</div>}
      <NodeAccessions uuid={uuid} node={node} isRoot={placed.parent === undefined} />
    </Framed>
  );
}
