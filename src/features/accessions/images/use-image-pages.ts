import { useNavigate, useLocation } from 'react-router-dom';
import { OWN_PAGE, type ListView } from '@/shared/list/list-view';

/**
 * Pages of images stand in the address apart from those of the list: an accession has several images, so there may be
 * more pages of them.
 */
export function useImagePages(view: ListView, show: (view: Partial<ListView>) => void) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const said = Number(new URLSearchParams(search).get(OWN_PAGE) ?? '1');
  const page = Number.isSafeInteger(said) && said > 0 ? said - 1 : 0;
  const turn = (to: Partial<ListView>) => {
    if (to.size !== undefined) return show({ size: to.size });
    const params = new URLSearchParams(search);
    if (to.page) params.set(OWN_PAGE, String(to.page + 1));
    else params.delete(OWN_PAGE);
    void navigate({ pathname, search: params.toString() });
  };
  return { view: { ...view, page }, turn };
}
