import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Page } from '@/contract/page';
import type { ListAddress } from '../address/list-address';
import { readView, writeView, type ListDefaults } from '../address/list-view';

/** Whether the page is behind the last row: of an old link, or of a list that became shorter. */
export const isBeyond = ({ number, totalPages, totalElements }: Page<unknown>): boolean =>
  totalElements > 0 && number >= totalPages;

/** A page beyond the end leads to the last one there is, which takes its place in the history. */
export function useLastPage(page: Page<unknown> | undefined, address: ListAddress, defaults: ListDefaults): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const beyond = page !== undefined && isBeyond(page) ? page : undefined;
  useEffect(() => {
    if (!beyond) return;
    const params = new URLSearchParams(search);
    const view = readView(params, defaults);
    // The answer to an address that is already left says nothing about this one.
    if (view.page !== beyond.number) return;
    const last = writeView(params, { ...view, page: Math.max(0, beyond.totalPages - 1) }, defaults);
    void navigate(address.to(address.code, last.toString()), { replace: true });
  }, [beyond, search, address, defaults, navigate]);
}
