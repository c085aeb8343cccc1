import { useFileSize } from './use-file-size';

export function FileSize({ bytes }: { bytes: number }) {
  return <>{useFileSize()(bytes)}</>;
}
