import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@/contract/constants';

/** What the URL says of a list beside its filter. */
export interface ListView {
  /** From 0; the URL counts from 1, as people do. */
  page: number;
  size: number;
  sort: string;
  dir: 'ASC' | 'DESC';
  /** Names of the shown columns; undefined shows the usual ones. */
  columns?: string[];
}

export interface ListDefaults {
  sort: string;
  dir: 'ASC' | 'DESC';
  sortable: readonly string[];
  /** Rows a page. */
  size?: number;
}

const whole = (text: string | null) => (text && /^\d{1,7}$/.test(text) ? Number(text) : 0);

/** Reads the view; whatever is not valid falls back to the usual. */
export function readView(params: URLSearchParams, defaults: ListDefaults): ListView {
  const size = whole(params.get('size'));
  const sort = params.get('sort') ?? '';
  const known = defaults.sortable.includes(sort);
  const columns = params.get('columns')?.split(',').filter(Boolean);
  return {
    page: Math.max(0, whole(params.get('page')) - 1),
    size: PAGE_SIZES.some((allowed) => allowed === size) ? size : (defaults.size ?? DEFAULT_PAGE_SIZE),
    sort: known ? sort : defaults.sort,
    dir: known ? (params.get('dir') === 'desc' ? 'DESC' : 'ASC') : defaults.dir,
    ...(columns?.length && { columns }),
  };
}

/** The page (from 1) of a body with pages of its own, such as of images. */
export const OWN_PAGE = 'at';

/** The words that a list was asked by, and the code of the filter that they were asked within. */
export const WORDS = 'q';
export const WITHIN = 'in';

/** Writes the view into a copy of the parameters; the usual values stay out of the URL. */
export function writeView(params: URLSearchParams, view: ListView, defaults: ListDefaults): URLSearchParams {
  const usual = view.sort === defaults.sort && view.dir === defaults.dir;
  const said: Record<string, string | undefined> = {
    page: view.page > 0 ? String(view.page + 1) : undefined,
    size: view.size === (defaults.size ?? DEFAULT_PAGE_SIZE) ? undefined : String(view.size),
    sort: usual ? undefined : view.sort,
    dir: usual || view.dir === 'ASC' ? undefined : 'desc',
    columns: view.columns?.join(','),
    // The page of a body that counts other things than rows: of another result or view it means nothing.
    [OWN_PAGE]: undefined,
  };
  const next = new URLSearchParams(params);
  for (const [key, value] of Object.entries(said)) {
    if (value === undefined) next.delete(key);
    else next.set(key, value);
  }
  return next;
}
