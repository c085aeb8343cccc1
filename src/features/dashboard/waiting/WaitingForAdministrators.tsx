import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ANSWER_DUE_DAYS } from '@/contract/request/request-answer';
import { requestListApi } from '@/entities/request/api';
import { href } from '@/routes/href';
import { ReviewsCard, SHOWN } from './item-cards';
import { RequestsCard } from './request-cards';
import { BY_AGE, UNANSWERED } from './unanswered';
import { DAY } from './use-days-since';
import { useOldestReviews } from './use-waiting-items';
import { WaitingFrame } from './WaitingFrame';

/** What waits for any administrator: reviews, and genebanks that have not answered in time. */
export function WaitingForAdministrators() {
  const { t } = useTranslation('dashboard');
  const [dueBefore] = useState(() => new Date(Date.now() - ANSWER_DUE_DAYS * DAY).toISOString());
  const reviews = useOldestReviews();
  const filter = { ...UNANSWERED, createdDate: { le: dueBefore } };
  const late = requestListApi.endpoints.subrequestList.useQuery({ filter, p: 0, l: SHOWN, ...BY_AGE });
  const requests = late.currentData;
  return (
    <WaitingFrame
      asked={[...reviews.asked, late]}
      cards={[
        reviews.items && reviews.items.total > 0 && <ReviewsCard key="reviews" {...reviews.items} />,
        requests && requests.totalElements > 0 && (
          <RequestsCard
            key="late"
            title={t('toDo.late')}
            rows={requests.content}
            total={requests.totalElements}
            list="adminSubrequests"
            to={({ request }) => href('adminRequest', { uuid: request })}
          />
        ),
      ]}
    />
  );
}
