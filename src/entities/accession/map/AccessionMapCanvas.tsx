import type { AccessionMapProps } from './AccessionMap';

export default function AccessionMapCanvas({ height }: AccessionMapProps) {
  return <div style={{ height }} />;
}
