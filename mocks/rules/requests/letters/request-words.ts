import type { Language } from '@/contract/constants';
import ar from '../../../../locales/ar/requests.json';
import cs from '../../../../locales/cs/requests.json';
import en from '../../../../locales/en/requests.json';
import es from '../../../../locales/es/requests.json';
import fr from '../../../../locales/fr/requests.json';
import ja from '../../../../locales/ja/requests.json';
import ko from '../../../../locales/ko/requests.json';
import ptBR from '../../../../locales/pt-BR/requests.json';

type Words = Pick<typeof en, 'reasons' | 'forms'>;

/** Letters call things as the pages do. */
export const REQUEST_WORDS: Readonly<Record<Language, Words>> = {
  en,
  es,
  fr,
  cs,
  ar,
  'pt-BR': ptBR,
  ko,
  ja,
};
