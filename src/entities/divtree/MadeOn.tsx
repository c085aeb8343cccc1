import { useFormat } from '@/shared/ui/use-format';

/** A day as passport data write it, as far as it is known. */
export function MadeOn({ date }: { date: string }) {
  return <>{useFormat().mcpdDate(date)}</>;
}
