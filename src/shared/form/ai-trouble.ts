import type { Failure } from '@/shared/api/failure';

/** What a service that answers in words failed by, beside what any call may fail by. */
const TROUBLES = {
  413: 'tooLong',
  500: 'noResponse',
  502: 'unavailable',
  503: 'unavailable',
  504: 'tookTooLong',
  PARSING: 'noResponse',
} as const;

const isTrouble = (status: Failure['status']): status is keyof typeof TROUBLES => Object.hasOwn(TROUBLES, status);

/** Undefined for any other failure. */
export const aiTrouble = ({ status }: Failure) => (isTrouble(status) ? TROUBLES[status] : undefined);
