import { act, renderHook, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import country from '../../../locales/en/country.json';
import { apiStore, withStore } from '../../../test/harness/api-store';
import { namesApi } from './api';
import { useCountryName } from './use-country-name';

const instance = i18next.createInstance();
void instance.use(initReactI18next).init({ lng: 'en', resources: { en: { country } }, initAsync: false });

test('a code is named by the server where the browser does not know it; others are not drawn again for that', async () => {
  const store = apiStore();
  const wrapper = withStore(store, instance);
  const drawn = { NLD: 0, ZZX: 0 };
  const nameOf = (code: keyof typeof drawn) =>
    renderHook(
      () => {
        drawn[code] += 1;
        return useCountryName()(code);
      },
      { wrapper },
    ).result;
  const decode = (names: Record<string, string>) =>
    act(() => void store.dispatch(namesApi.util.upsertQueryData('countryNames', undefined, names)));
  const known = nameOf('NLD');
  const unknown = nameOf('ZZX');
  expect([known.current, unknown.current]).toEqual(['Netherlands', 'ZZX']);
  const before = drawn.NLD;
  decode({ NLD: 'The Low Countries', ZZX: 'Elsewhere' });
  await waitFor(() => expect(unknown.current).toBe('Elsewhere'));
  decode({ NLD: 'The Low Countries', ZZX: 'Nowhere' });
  await waitFor(() => expect(unknown.current).toBe('Nowhere'));
  expect(known.current).toBe('Netherlands');
  expect(drawn.NLD).toBe(before);
  // Whoever comes later has it at once.
  expect(nameOf('ZZX').current).toBe('Nowhere');
});

test('countries are named in the language of the texts', async () => {
  const texts = i18next.createInstance();
  await texts.use(initReactI18next).init({ lng: 'en', resources: { en: { country }, de: {} } });
  const { result } = renderHook(() => useCountryName(), { wrapper: withStore(apiStore(), texts) });
  expect(result.current('FRA')).toBe('France');
  act(() => void texts.changeLanguage('de'));
  await waitFor(() => expect(result.current('FRA')).toBe('Frankreich'));
});
