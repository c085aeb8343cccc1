import { useFormat } from '@/shared/ui/use-format';

/** A point in time as a day. */
export function Day({ iso }: { iso: string }) {
  return <>{useFormat().day(iso)}</>;
}
