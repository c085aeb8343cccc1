import { useTranslation } from 'react-i18next';
import { requestListApi } from '@/entities/request/api';
import { href } from '@/routes/href';
import { has, mayAdminister } from '@/session/policies';
import { useSession } from '@/session/use-session';
import { DraftsCard, ReviewsCard, SentBackCard, SHOWN } from './item-cards';
import { OwnRequestsCard, RequestsCard } from './request-cards';
import { BY_AGE, UNANSWERED } from './unanswered';
import { useOldestReviews, useOwnDrafts } from './use-waiting-items';
import { WaitingFrame } from './WaitingFrame';

const mayAnswer = has('ROLE_REQUESTS');

/** Of a person's own requests those in which nothing goes on without them. */
const AWAITED = { awaitsRequester: true } as const;

/** What this person should do next, by what they may do: what was sent back, reviews, requests, their drafts. */
export function WaitingForYou() {
  const { t } = useTranslation('dashboard');
  const session = useSession();
  const { subrequestList, ownRequestList } = requestListApi.endpoints;
  const drafts = useOwnDrafts();
  const reviews = useOldestReviews({ skip: !mayAdminister(session) });
  const asked = subrequestList.useQuery(
    { filter: UNANSWERED, p: 0, l: SHOWN, ...BY_AGE },
    { skip: !mayAnswer(session) },
  );
  const own = ownRequestList.useQuery({ filter: AWAITED, p: 0, l: SHOWN, ...BY_AGE });
  const open = own.currentData;
  const { sentBack, begun } = drafts;
  const requests = asked.currentData;
  return (
    <WaitingFrame
      asked={[...drafts.asked, ...reviews.asked, asked, own]}
      cards={[
        sentBack && sentBack.total > 0 && <SentBackCard key="sentBack" {...sentBack} />,
        reviews.items && reviews.items.total > 0 && <ReviewsCard key="reviews" {...reviews.items} />,
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
        open && open.totalElements > 0 && (
          <OwnRequestsCard key="own" requests={open.content} total={open.totalElements} />
        ),
        begun && begun.total > 0 && <DraftsCard key="drafts" {...begun} />,
      ]}
    />
  );
}
