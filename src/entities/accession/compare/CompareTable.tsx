import { useRef } from 'react';
import Remove from '@mui/icons-material/Close';
import { IconButton } from '@/shared/mui/IconButton';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession/accession';
import { href } from '@/routes/href';
import { Missing } from '@/shared/ui/text/Missing';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useText } from '@/shared/ui/text/use-text';
import { TaxonName } from '../catalogue/TaxonName';
import type { ComparedSection } from './compared-rows';
import styles from './CompareTable.module.css';

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
    <div className={styles.scroll} ref={region} tabIndex={0} role="region" aria-label={t('table')}>
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
    </div>
  );
}
