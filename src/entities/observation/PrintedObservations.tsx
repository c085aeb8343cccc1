import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { DataRow } from '@/contract/dataset/observation';
import { ObservedTable } from './ObservedTable';
import styles from './PrintedObservations.module.css';

/** Descriptors that are read side by side on an upright sheet; the others follow in a table below. */
const ABREAST = 6;

interface Props {
  label: string;
  rows: readonly DataRow[];
  descriptors: readonly Descriptor[];
}

/** On paper nothing scrolls: every row with every value in words, as many tables as the descriptors take. */
export function PrintedObservations({ label, rows, descriptors }: Props) {
  const sheets = Array.from({ length: Math.max(1, Math.ceil(descriptors.length / ABREAST)) }, (_, at) =>
    descriptors.slice(at * ABREAST, (at + 1) * ABREAST),
  );
  return (
    <div className={styles.sheet}>
      {sheets.map((abreast, at) => (
        <ObservedTable
          key={abreast[0]?.uuid ?? label}
          label={label}
          rows={rows}
          descriptors={abreast}
          numberAlone={at > 0}
        />
      ))}
    </div>
  );
}
