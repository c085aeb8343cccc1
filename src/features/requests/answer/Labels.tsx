import type { AnswerPage, RequestedAccession } from '@/contract/request/request';
import { ScientificName } from '@/entities/accession/passport/ScientificName';
import { WishText } from '../WishText';
import { code128 } from './code-128';
import styles from './Labels.module.css';

function Barcode({ text }: { text: string }) {
  const drawn = code128(text);
  // Of a number in other letters there is none: it is read by eye.
  if (!drawn) return null;
  const path = drawn.bars.map(({ x, width }) => `M${x} 0h${width}v1h-${width}z`).join('');
  return (
    <svg
      viewBox={`0 0 ${drawn.width} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label={text}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}

interface Props {
  page: AnswerPage;
  rows: readonly RequestedAccession[];
}

/** On paper: one label for each bag of seed, whose barcode is the accession number. */
export function Labels({ page: { holder, number }, rows }: Props) {
  return (
    <ul className={styles.labels}>
      {rows.map(({ uuid, accessionNumber, taxonName, wish }) => (
        <li key={uuid}>
          <span>
            <bdi>{holder.code}</bdi> · <bdi>{number}</bdi>
          </span>
          <Barcode text={accessionNumber} />
          <strong>
            <bdi>{accessionNumber}</bdi>
          </strong>
          <ScientificName name={taxonName} />
          {wish && (
            <span>
              <WishText wish={wish} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
