import { useFileSize } from '@/shared/ui/format/use-file-size';

export function FileSize({ bytes }: { bytes: number }) {
  return <>{useFileSize()(bytes)}</>;
}
