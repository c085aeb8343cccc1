import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { href } from '@/routes/href';
import { useMyList } from '@/session/my-list/use-my-list';
import { Button } from '@/shared/ui/controls/Button';
import { oneClick } from '@/shared/ui/controls/one-click';
import { REQUEST_ONLY_MAX, requestOnlyHref } from './request-only';

/** Begins a request for these and nothing else; what is more than an address can name goes by My List. */
export function RequestThese({ uuids }: { uuids: readonly string[] }) {
  const { t } = useTranslation('accession');
  const navigate = useNavigate();
  const { has, add } = useMyList();
  const request = () => {
    if (uuids.length <= REQUEST_ONLY_MAX) void navigate(requestOnlyHref(href('requestAccessions'), uuids));
    else if (uuids.every(has) || add(uuids)) void navigate(href('requestAccessions'));
  };
  return (
    <Button variant="outlined" disabled={uuids.length === 0} onClick={oneClick(request)}>
      {t('myList.request')}
    </Button>
  );
}
