import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IngestProposal } from '@/contract/dataset/ingest';
import { href } from '@/routes/href';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { useSmallScreen } from '@/shared/ui/layout/use-small-screen';
import styles from './SheetPreview.module.css';

/** Cells stand where they stand: their places are their names. */
const keyed = <T,>(list: readonly T[]): [place: string, each: T][] => list.map((each, at) => [String(at), each]);

interface Props {
  uuid: string;
  sheet: string;
  proposal: IngestProposal;
}

/**
 * The first rows of a sheet as they stand in the file: what is above the headings, the headings, the values. Hundreds of
 * cells, which stay when the dataset around them changes.
 */
export const SheetPreview = memo(function SheetPreview({
  uuid,
  sheet,
  proposal: { top, titleRows, headingRows, rows },
}: Props) {
  const { t } = useTranslation('ingest');
  const { number } = useFormat();
  const [isOpen, setOpen] = useState(!useSmallScreen());
  const first = titleRows + headingRows;
  const drawn = top.map(({ line, cells }, at) => {
    const isHeading = at >= titleRows && at < first;
    return (
      <tr key={line} className={isHeading ? styles.heading : at < titleRows ? styles.title : undefined}>
        <th scope="row" className="figure">
          {number(line)}
        </th>
        {keyed(cells).map(([place, cell]) =>
          isHeading && cell ? (
            <th key={place} dir="auto" scope="col">
              {cell}
            </th>
          ) : (
            <td key={place} dir="auto">
              {cell}
            </td>
          ),
        )}
      </tr>
    );
  });
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('preview.title')}</summary>
      {isOpen && (
        <>
          <p>
            {t('preview.count', { shown: number(Math.max(0, top.length - first)), all: number(rows) })}{' '}
            <RouteLink to={href('tablePreview', { uuid, sheet })}>{t('preview.all')}</RouteLink>
          </p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
          <div className={styles.scroll} role="region" aria-label={t('preview.title')} tabIndex={0}>
            <PlainTable label={t('preview.title')}>
              <thead>{drawn.slice(0, first)}</thead>
              <tbody>{drawn.slice(first)}</tbody>
            </PlainTable>
          </div>
        </>
      )}
    </details>
  );
});
