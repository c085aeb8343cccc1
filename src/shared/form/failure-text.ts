import type { TFunction } from 'i18next';
import type { Failure } from '@/shared/api/failure';

/** What kept a form from being sent; the server's own words where ours would say less. */
export function failureText({ status, message, fields, wait }: Failure, t: TFunction<'form'>): string {
  if (status === 'OFFLINE' || status === 'CANCELLED') return t('failed.offline');
  if (status === 'TIMEOUT') return t('failed.timeout');
  if (status === 'PARSING') return t('failed.unreadable');
  if (status === 429) return wait ? t('failed.tooManyUntil', { wait }) : t('failed.tooMany');
  if (status === 409) return t('failed.conflict');
  if (fields && Object.keys(fields).length > 0) return t('failed.fields');
  return message || t('failed.unreadable');
}
