import { useTranslation } from 'react-i18next';
import type { Permit } from '@/contract/request/permit';
import type { FileAnswer } from '@/shared/api/requests/file-answer';
import { Badge } from '@/shared/ui/layout/Badge';
import { PermitList } from './PermitList';

interface Props {
  permits: readonly Permit[] | undefined;
  open: (permit: string) => Promise<FileAnswer>;
}

/** What its requester attached, for those who handle the request. */
export function AttachedPermits({ permits, open }: Props) {
  const { t } = useTranslation('requests');
  if (!permits || permits.length === 0) return null;
  return (
    <div>
      <Badge dense tone="waits">
        {t('permits.attached')}
      </Badge>
      <PermitList permits={permits} open={open} />
    </div>
  );
}
