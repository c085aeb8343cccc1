import { useTranslation } from 'react-i18next';
import type { OwnRequest } from '@/contract/request/request-lists';
import { requestListApi } from '@/entities/request/api';
import { href } from '@/routes/href';
import { has, mayAdminister } from '@/session/policies';
import { useSession } from '@/session/use-session';
import { useItems } from '../use-items';
import { DraftsCard, ReviewsCard, SentBackCard, SHOWN } from './item-cards';
import { OwnRequestsCard, RequestsCard } from './request-cards';
import { BY_AGE, UNANSWERED } from './unanswered';
import { WaitingFrame } from './WaitingFrame';

const mayAnswer = has('ROLE_REQUESTS');

/** Of a person's own requests those that are looked through, the newest. */
const OWN_REQUESTS = 20;

/** Their address is to be confirmed, or that something has come. */
const needsRequester = ({ state, items, received }: OwnRequest): boolean =>
  state === 'NOTVALIDATED' || (state === 'DISPATCHED' && items.SHIPPED > received);

/** What this person should do next, by what they may do: what was sent back, reviews, requests, their drafts. */
export function WaitingForYou() {
  const { t } = useTranslation('dashboard');
  const session = useSession();
  const { subrequestList, ownRequestList } = requestListApi.endpoints;
  const drafts = useItems('drafts', { whose: 'mine' });
  const reviews = useItems('reviews', { skip: !mayAdminister(session) });
  const asked = subrequestList.useQuery(
    { filter: UNANSWERED, p: 0, l: SHOWN, ...BY_AGE },
    { skip: !mayAnswer(session) },
  );
  const own = ownRequestList.useQuery({ p: 0, l: OWN_REQUESTS, s: 'createdDate', d: 'DESC' });
  const mine = drafts.currentData?.rows ?? [];
  const sentBack = mine.filter((item) => item.sentBack);
  const begun = mine.filter((item) => !item.sentBack);
  const open = own.currentData?.content.filter(needsRequester) ?? [];
  const requests = asked.currentData;
  return (
    <WaitingFrame
      asked={[drafts, reviews, asked, own]}
      cards={[
        sentBack.length > 0 && <SentBackCard key="sentBack" items={sentBack} />,
        reviews.currentData && reviews.currentData.total > 0 && (
          <ReviewsCard key="reviews" items={reviews.currentData} />
        ),
        requests && requests.totalElements > 0 && (
          <RequestsCard
            key="requests"
            title={t('toDo.requests')}
            rows={requests.content}
            total={requests.totalElements}
            list="incomingRequests"
            to={({ instCode, uuid }) => href('incomingRequest', { wiewsCode: instCode, uuid })}
          />
        ),
        open.length > 0 && <OwnRequestsCard key="own" requests={open} />,
        begun.length > 0 && (
          <DraftsCard key="drafts" items={begun} total={(drafts.currentData?.total ?? 0) - sentBack.length} />
        ),
      ]}
    />
  );
}
