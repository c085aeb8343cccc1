import { prefetchedText, forgetPrefetchedTexts, showPrefetchedTexts } from './prefetched-texts';

const FORMS = '{"one":"{{shown}} accession","other":"{{shown}} accessions"}';

/** A first page, whose `place` waits for a name. */
function firstPage(place: string): HTMLElement {
  document.documentElement.lang = 'en';
  document.body.innerHTML = `<style data-first></style><h1>${place}</h1>`;
  return document.querySelector('h1') as HTMLElement;
}

afterEach(() => {
  forgetPrefetchedTexts();
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

it.each([
  [{ title: 'Trial' }, 'title', 'Trial'],
  [{ details: { accessionNumber: 'PI 1' } }, 'details.accessionNumber', 'PI 1'],
  [{ title: 'Ensayo', language: 'es', translations: { en: { title: 'Trial' } } }, 'title', 'Trial'],
  [{ title: 'Trial', language: 'en', translations: { en: { title: 'Old' } } }, 'title', 'Trial'],
  [{ title: '<img src=x>' }, 'title', '<img src=x>'],
  [{ title: { toString: 'no text' } }, 'title', '…'],
  [null, 'title', '…'],
])('says what %j is called', (answer, path, said) => {
  const heading = firstPage(`<span data-prefetched="${path}">…</span>`);
  showPrefetchedTexts(answer);
  expect(heading).toHaveTextContent(said);
  expect(heading.querySelector('img')).toBeNull();
});

it.each([
  [1, '1 accession'],
  [4_300_000, '4,300,000 accessions'],
])('says that there are %d', (totalElements, said) => {
  const heading = firstPage(`<span data-prefetched="totalElements" data-forms='${FORMS}'></span>`);
  showPrefetchedTexts({ totalElements });
  expect(heading).toHaveTextContent(said);
});

it('says nothing once the portal has taken over, and keeps the name for it', () => {
  const heading = firstPage('<span data-prefetched="title">…</span>');
  document.querySelector('style[data-first]')?.remove();
  showPrefetchedTexts({ title: 'Trial' });
  expect(heading).toHaveTextContent('…');
  expect(prefetchedText('title')).toBe('Trial');
});

it('knows nothing at another address', () => {
  firstPage('');
  showPrefetchedTexts({ title: 'Trial' });
  window.history.pushState(null, '', '/elsewhere');
  expect(prefetchedText('title')).toBeUndefined();
});
