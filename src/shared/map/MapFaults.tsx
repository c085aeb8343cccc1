import { useTranslation } from 'react-i18next';
import { RetryNote } from '@/shared/ui/RetryNote';

interface Props {
  /** The layer of a tile that did not come: `base` is the map beneath. */
  of: string | undefined;
  onRetry: () => void;
}

/** Tiles that did not come are told once, however many there are. */
export function MapFaults({ of, onRetry }: Props) {
  const { t } = useTranslation('map');
  if (of === undefined) return null;
  const text = t(of === 'base' ? 'tools.baseFaults' : 'tools.faults');
  return <RetryNote text={text} label={t('tools.again')} onRetry={onRetry} />;
}
