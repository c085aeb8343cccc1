import { listLoader } from '@/shared/screens/list-loader';
import type { Screens } from '@/shared/screens/screens';
import type { requestRoutes } from './routes';

export const requestScreens = {
  requests: () => import('./ask/RequestsStart'),
  requestAccessions: () => import('./ask/AccessionsStep'),
  requestInfo: () => import('./ask/InfoStep'),
  requestSubmit: () => import('./ask/SubmitStep'),
  externalRequests: () => import('./ask/ExternalStart'),
  externalRequest: () => import('./ask/ExternalRequestScreen'),
  requestStatus: () => import('./status/RequestStatusScreen'),
  validateRequest: () => import('./links/ValidateRequest'),
  approveRequest: () => import('./links/ApproveRequest'),
  answerRequest: () => import('./answer/AnswerRequest'),
  confirmReceipt: () => import('./links/ConfirmReceipt'),
  myRequests: listLoader(() => import('@/entities/request/own-list').then((module) => module.ownRequestList)),
  myRequest: () => import('./status/OwnRequest'),
  incomingRequests: listLoader(() => import('@/entities/request/incoming-list').then((module) => module.incomingList)),
  incomingRequest: () => import('./answer/IncomingRequest'),
  adminRequests: listLoader(() => import('@/entities/request/admin-list').then((module) => module.adminRequestList)),
  adminRequest: () => import('./status/AdminRequest'),
  adminSubrequests: listLoader(() =>
    import('@/entities/request/admin-subrequest-list').then((module) => module.adminSubrequestList),
  ),
} satisfies Screens<typeof requestRoutes>;
