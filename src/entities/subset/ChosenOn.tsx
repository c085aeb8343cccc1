import { useFormat } from '@/shared/ui/use-format';

/** The day of the choice, as far as it is known. */
export function ChosenOn({ date }: { date: string }) {
  const { mcpdDate } = useFormat();
  return <>{mcpdDate(date)}</>;
}
