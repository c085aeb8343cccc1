import type { AuditRow } from '@/contract/audit/audit';
import { PUBLICATION_KINDS } from '@/contract/publication/workflow';
import { viewHref } from '@/entities/publication/view-href';
import { href } from '@/routes/href';

/** Where an item is read, by its class and key; nothing for what is gone or has no page. */
export function itemAddress({ className: name, id, title, action }: AuditRow): string | undefined {
  if (title === null || action === 'DELETE') return undefined;
  if (name === 'crop') return href('crop', { shortName: id });
  if (name === 'wiews') return href('institute', { wiewsCode: id });
  if (name === 'country') return href('country', { isoCode: id });
  if (name === 'user') return href('user', { uuid: id });
  if (name === 'partner') return href('partner', { uuid: id });
  if (name === 'oauthclient') return href('oauthClient', { clientId: id });
  if (name === 'taxonomy') return href('editTaxon', { id });
  if (name === 'vocabulary') return href('vocabulary', { uuid: id });
  if (name === 'kpi-execution') return href('kpiExecution', { shortName: id });
  // A run stands on the page of its indicator.
  if (name === 'kpi') return href('kpiExecution', { shortName: id.replace(/\/.*/, '') });
  if (name.startsWith('kpi-')) return href('kpi');
  const kind = PUBLICATION_KINDS.find((each) => each === name);
  return kind && viewHref(kind, id);
}
