import { CONTENT_LANGUAGES } from '@/contract/constants';
import { ARTICLE_CLASSES } from '@/contract/content/article';
import { addressOf, editorAddress, type EditRow } from './href';
import { matchRoute } from './match-route';
import { routeNames } from './routes';

const KEYS: Record<string, string> = {
  wiewsCode: 'CZE122',
  isoCode: 'CZE',
  clientId: 'partner@example.org',
  id: '7',
  uuid: '7f1a1b1c-0000-4000-8000-000000000001',
};

const rows = routeNames.filter((name): name is EditRow => name.startsWith('edit'));

test.each(rows)('%s: the item is found again in the address of its editor', (name) => {
  const { param, editHref } = editorAddress(name);
  const key = KEYS[param] ?? 'wheat';
  expect(matchRoute(editHref(key))).toMatchObject({ name, params: { [param]: key } });
});

test('texts have a step for each language, in the middle of the address, and English none', () => {
  const { stepParam, editHref } = editorAddress('editArticle');
  expect([stepParam, editHref('faq'), editHref('faq', 'pt-BR')]).toEqual([
    'lang',
    '/admin/content/faq/edit/',
    '/admin/content/faq/pt-BR/edit/',
  ]);
  for (const lang of CONTENT_LANGUAGES)
    expect(matchRoute(editHref('faq', lang))).toEqual({ name: 'editArticle', params: { slug: 'faq', lang } });
  expect(matchRoute('/admin/content/faq/xx/edit/')).toBeUndefined();
  expect(matchRoute('/admin/content/edit')?.name).toBe('newArticle');
});

test.each(ARTICLE_CLASSES)('an article about a %s has an address, of any language', (className) => {
  const params = { slug: 'about-it', className, targetId: 'x' };
  for (const more of [{}, { lang: 'ar' }])
    expect(matchRoute(addressOf('entityArticle', { ...params, ...more }))).toEqual({
      name: 'entityArticle',
      params: { ...params, ...more },
    });
});
