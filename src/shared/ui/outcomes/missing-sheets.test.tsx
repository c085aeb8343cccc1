import { loadMissingSheets } from './missing-sheets';

const sheet = () => document.querySelector('link[rel=stylesheet]');

test('a style sheet that did not come is asked for until it comes, and then no more', async () => {
  document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/more.css">');
  const first = sheet();
  await loadMissingSheets();
  expect(sheet()).toBe(first);
  first?.dispatchEvent(new Event('error'));
  const failing = loadMissingSheets();
  const second = sheet();
  expect(second).not.toBe(first);
  expect(second?.getAttribute('href')).toBe('/more.css');
  second?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('/more.css');
  const loading = loadMissingSheets();
  const third = sheet();
  expect(third).not.toBe(second);
  third?.dispatchEvent(new Event('load'));
  await loading;
  await loadMissingSheets();
  expect(sheet()).toBe(third);
  third?.remove();
});
