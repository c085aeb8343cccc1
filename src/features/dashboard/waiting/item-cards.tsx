import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TranslatedTitle } from '@/entities/publication/values/TranslatedTitle';
import { editorAddress, href } from '@/routes/href';
import { Day } from '@/shared/ui/values/Day';
import type { Item, Items } from '../api';
import { KindName } from '../KindName';
import { editRowOf } from '../kinds';
import { Waited } from './Waited';
import { WaitingCard, type WaitingRow } from './WaitingCard';

/** Rows of a card; what else there is stands in its list. */
export const SHOWN = 5;

/** Publications have no review. */
const REVIEW_STEP = 'review-and-publish';

const changed = ({ lastModifiedDate, createdDate }: Item) => lastModifiedDate ?? createdDate;

const rowOfItem = (item: Item, facts: ReactNode, step?: string): WaitingRow => ({
  key: item.uuid,
  to: editorAddress(editRowOf(item.kind)).editHref(item.uuid, step),
  name: <TranslatedTitle item={item} />,
  facts: (
    <>
      <KindName kind={item.kind} />
      {item.owner && (
        <>
          {' · '}
          <bdi>{item.owner.shortName}</bdi>
        </>
      )}
      {' · '}
      {facts}
    </>
  ),
});

/** What was sent to review, that waits longest first. */
export function ReviewsCard({ rows, total }: Pick<Items, 'rows' | 'total'>) {
  const { t } = useTranslation('dashboard');
  return (
    <WaitingCard
      title={t('toDo.reviews')}
      rows={rows.map((item) => rowOfItem(item, <Waited since={changed(item)} />, REVIEW_STEP))}
      total={total}
      all={href('dashboard', { tab: 'reviews' })}
    />
  );
}

function SentBackOn({ item: { sentBack } }: { item: Item }) {
  const { t } = useTranslation('dashboard');
  if (!sentBack) return null;
  return (
    <>
      {sentBack.by ? t('toDo.sentBackBy', { name: sentBack.by }) : t('toDo.sentBackOn')} <Day iso={sentBack.date} />
    </>
  );
}

/** Drafts that a review sent back, with the reason. */
export function SentBackCard({ rows, total }: Pick<Items, 'rows' | 'total'>) {
  const { t } = useTranslation('dashboard');
  return (
    <WaitingCard
      title={t('toDo.sentBack')}
      rows={rows.slice(0, SHOWN).map((item) => ({
        ...rowOfItem(item, <SentBackOn item={item} />),
        said: item.sentBack?.reason,
      }))}
      total={total}
      all={href('dashboard', { tab: 'drafts' })}
    />
  );
}

/** What somebody has begun, that they changed last first. */
export function DraftsCard({ rows, total }: Pick<Items, 'rows' | 'total'>) {
  const { t } = useTranslation('dashboard');
  return (
    <WaitingCard
      title={t('toDo.drafts')}
      rows={rows.slice(0, SHOWN).map((item) =>
        rowOfItem(
          item,
          <>
            {t('toDo.changed')} <Day iso={changed(item)} />
          </>,
        ),
      )}
      total={total}
      all={href('dashboard', { tab: 'drafts' })}
    />
  );
}
