import { useRef } from 'react';
import Remove from '@mui/icons-material/Close';
import { IconButton } from '@/shared/mui/IconButton';
import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession';
import { HEADER_HEIGHT } from '@/contract/constants';
import { href } from '@/routes/href';
import { Missing } from '@/shared/ui/text/Missing';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useText } from '@/shared/ui/text/use-text';
import { TaxonName } from '../catalogue/TaxonName';
import type { ComparedSection } from './compared-rows';

const Scroll = styled('div')(({ theme }) => ({
  // Heads of rows and columns stay while what is between them moves.
  overflow: 'auto',
  // Text for screen readers is placed within, or it would widen the page.
  position: 'relative',
  maxBlockSize: `calc(100vh - ${HEADER_HEIGHT}px - 16px)`,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
  '& table': { borderCollapse: 'separate', borderSpacing: 0, minWidth: '100%' },
  '& th, & td': {
    padding: theme.spacing(0.75, 1.5),
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 400,
    overflowWrap: 'break-word',
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  },
  '& td, & thead th': { minInlineSize: 168, maxInlineSize: 320 },
  '& thead th': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& thead th > div': { display: 'flex', justifyContent: 'space-between', gap: theme.spacing(0.5) },
  '& thead small, & th[scope=row] small': { display: 'block', color: theme.vars.palette.text.secondary },
  '& th[scope=row], & thead th:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    minInlineSize: 150,
    maxInlineSize: 210,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.paper,
    borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  },
  '& thead th:first-of-type': { zIndex: 3 },
  '& th[scope=rowgroup]': { paddingBlockStart: theme.spacing(2), fontWeight: 600 },
  '& th[scope=rowgroup] > span': { position: 'sticky', insetInlineStart: theme.spacing(1.5) },
  '& .differs td, & .differs th': { backgroundColor: theme.vars.palette.tint },
  '& .differs th[scope=row] small': { color: theme.vars.palette.warning.main, fontWeight: 600 },
  '& p': { margin: 0 },
  [theme.breakpoints.down('sm')]: {
    '& th, & td': { padding: theme.spacing(0.75, 1) },
    '& th[scope=rowgroup] > span': { insetInlineStart: theme.spacing(1) },
    '& td, & thead th': { minInlineSize: 132 },
    '& th[scope=row], & thead th:first-of-type': { minInlineSize: 104, maxInlineSize: 120 },
  },
  '@media print': {
    overflow: 'visible',
    maxBlockSize: 'none',
    fontSize: '0.6875rem',
    '& button': { display: 'none' },
    '& td, & thead th, & th[scope=row]': { position: 'static', minInlineSize: 0 },
    '& tr': { breakInside: 'avoid' },
  },
}));

interface Props {
  /** What says in a sentence how much differs. */
  describedBy: string;
  accessions: readonly Accession[];
  sections: readonly ComparedSection[];
  onlyDifferences: boolean;
  onRemove: (uuid: string) => void;
}

/** Accessions as columns, passport data as rows. Where it is wider than the screen it scrolls by itself. */
export function CompareTable({ describedBy, accessions, sections, onlyDifferences, onRemove }: Props) {
  const { t } = useTranslation('compare');
  const text = useText('accession');
  const region = useRef<HTMLDivElement>(null);
  const shown = sections
    .map(({ name, fields }) => ({ name, fields: fields.filter(({ differs }) => differs || !onlyDifferences) }))
    .filter(({ fields }) => fields.length > 0);
  return (
    <Scroll ref={region} tabIndex={0} role="region" aria-label={t('table')}>
      <table aria-describedby={describedBy}>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            {accessions.map(({ uuid, accessionNumber, instituteCode, taxonomy }) => (
              <th key={uuid} scope="col">
                <div>
                  <RouteLink to={href('accession', { uuid })} strong>
                    <bdi>{accessionNumber}</bdi>
                  </RouteLink>
                  <IconButton
                    size="small"
                    sx={{ marginBlock: -0.5 }}
                    aria-label={t('remove', { number: accessionNumber })}
                    onClick={() => {
                      // The button goes with its column; the focus stays here.
                      region.current?.focus();
                      onRemove(uuid);
                    }}
                  >
                    <Remove fontSize="small" />
                  </IconButton>
                </div>
                <small>
                  <TaxonName taxonomy={taxonomy} authors={false} /> · {instituteCode}
                </small>
              </th>
            ))}
          </tr>
        </thead>
        {shown.map(({ name, fields }) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={accessions.length + 1}>
                <span>{text(`accession:sections.${name}`)}</span>
              </th>
            </tr>
            {fields.map((field) => (
              <tr key={field.name} className={field.differs ? 'differs' : undefined}>
                <th scope="row">
                  {text(`accession:fields.${field.name}`)}
                  {field.differs && <small>{t('differs')}</small>}
                </th>
                {accessions.map(({ uuid }, at) => (
                  <td key={uuid} dir="auto">
                    {field.nodes[at] ?? <Missing />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Scroll>
  );
}
