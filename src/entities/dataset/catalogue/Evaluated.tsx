import { Missing } from '@/shared/ui/text/Missing';
import { useFormat } from '@/shared/ui/format/use-format';

interface Props {
  /** `YYYYMMDD` */
  startDate?: string | null;
  endDate?: string | null;
  /** No more than the years. */
  years?: boolean;
}

/** From when to when it was observed, as far as it is known. */
export function Evaluated({ startDate, endDate, years }: Props) {
  const { mcpdDate } = useFormat();
  const dateText = (date: string | null | undefined) => date && (years ? date.slice(0, 4) : mcpdDate(date));
  const from = dateText(startDate);
  const to = dateText(endDate);
  if (!from && !to) return <Missing />;
  // Where only one end is known, the side of the dash says which.
  return <>{from === to ? from : [from, to].map((day) => day ?? '').join(' – ')}</>;
}
