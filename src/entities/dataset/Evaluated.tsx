import { useFormat } from '@/shared/ui/use-format';
import { Missing } from '@/shared/ui/Missing';

interface Props {
  startDate?: string | null;
  endDate?: string | null;
}

/** From when to when it was observed, as far as it is known. */
export function Evaluated({ startDate, endDate }: Props) {
  const { mcpdDate } = useFormat();
  const days = [...new Set([startDate, endDate].flatMap((date) => (date ? mcpdDate(date) : [])))];
  if (days.length === 0) return <Missing />;
  // One of them alone says which it is by the side the dash stands on.
  return (
    <>{days.length > 1 || (startDate && endDate) ? days.join(' – ') : startDate ? `${days[0]} –` : `– ${days[0]}`}</>
  );
}
