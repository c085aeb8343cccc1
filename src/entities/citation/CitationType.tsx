import { useLoadedText } from '@/shared/ui/use-loaded-text';

/** What kind of publication it is. */
export function CitationType({ type }: { type: string }) {
  return <>{useLoadedText()(`citation:values.type.${type}`, { defaultValue: type })}</>;
}
