import { LinearProgress } from '@/shared/mui/LinearProgress';
import { ReportBox } from './ReportBox';

interface Props {
  /** The same in words. */
  label: string;
  rows: number;
  total: number;
}

/** How many rows of a file are there so far. */
export function RowsProgress({ label, rows, total }: Props) {
  return (
    <ReportBox>
      <span>{label}</span>
      <LinearProgress
        variant="determinate"
        aria-label={label}
        value={total > 0 ? Math.min(100, (100 * rows) / total) : 0}
      />
    </ReportBox>
  );
}
