import { useTranslation } from 'react-i18next';
import type { Drafted } from '@/contract/content/drafted';
import { Badge } from '@/shared/ui/layout/Badge';

type Told = Pick<Drafted, 'state' | 'publishedDate' | 'withdrawn'>;

/** How content stands to what is public of it. */
export const draftStateOf = ({ state, publishedDate, withdrawn }: Told) => {
  if (state === 'PUBLISHED') return 'published';
  if (publishedDate !== null) return 'changed';
  return withdrawn ? 'withdrawn' : 'draft';
};

/** The same for people. */
export function DraftBadge({ item }: { item: Told }) {
  const { t } = useTranslation('drafted');
  return <Badge>{t(`states.${draftStateOf(item)}`)}</Badge>;
}
