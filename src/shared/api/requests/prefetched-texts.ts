import { fillPlaces } from '@/contract/fill-places';
import { numberFormat } from '@/shared/ui/intl';

/**
 * What the first answers call what the address shows: the name of its item, the count of its list. The first page says it
 * while the scripts are on their way, and the screen that takes over until its item is drawn. Elements that wait for one
 * name its property in `data-prefetched`.
 */
type Answer = Record<string, unknown>;

let prefetched: { pathname: string; answer: Answer } | undefined;

const asRecord = (value: unknown): Answer => (typeof value === 'object' && value !== null ? (value as Answer) : {});

/** In the reader's language, where it is translated. */
function valueIn(answer: Answer, path: string, language: string): unknown {
  const [field = '', ...below] = path.split('.');
  if (below.length) return valueIn(asRecord(answer[field]), below.join('.'), language);
  const there = language === answer.language ? undefined : asRecord(asRecord(answer.translations)[language]);
  return there?.[field] || answer[field];
}

/**
 * The text or number at this path of properties, until the first result is there; of the address that was opened, and no
 * other.
 */
export function prefetchedText(path: string): string | number | undefined {
  if (!prefetched || prefetched.pathname !== globalThis.location.pathname) return undefined;
  const value = valueIn(prefetched.answer, path, document.documentElement.lang);
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

export const forgetPrefetchedTexts = (): void => {
  prefetched = undefined;
};

/** A count in words: the build has written its forms by plural category, `{{shown}}` standing for the number. */
function counted(count: number, forms: string): string {
  const { lang } = document.documentElement;
  const texts = JSON.parse(forms) as Record<string, string>;
  const text = texts[new Intl.PluralRules(lang).select(count)] ?? '';
  return fillPlaces(text, () => numberFormat(lang, {}).format(count));
}

/** Notes an answer of the address and says it in the first page, if that still stands. */
export function showPrefetchedTexts(answer: unknown): void {
  const { pathname } = globalThis.location;
  const before = prefetched?.pathname === pathname ? prefetched.answer : {};
  prefetched = { pathname, answer: { ...before, ...asRecord(answer) } };
  if (!document.querySelector('style[data-first]')) return;
  for (const element of document.querySelectorAll<HTMLElement>('[data-prefetched]')) {
    const value = prefetchedText(element.dataset.prefetched ?? '');
    if (value === undefined) continue;
    const { forms } = element.dataset;
    element.textContent = typeof value === 'number' && forms ? counted(value, forms) : String(value);
  }
}
