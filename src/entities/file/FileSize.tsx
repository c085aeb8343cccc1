import { useFileSize } from '@/shared/ui/use-file-size';

export function FileSize({ bytes }: { bytes: number }) {
  return <>{useFileSize()(bytes)}</>;
}
