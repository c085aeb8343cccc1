import { useTranslation } from 'react-i18next';

const START = '\u2068';
const END = '\u2069';

/** Keeps words of another direction together, with their full stop, inside a sentence that runs from right to left. */
export function useIsolated(): (text: string) => string {
  const { i18n } = useTranslation();
  return i18n.dir() === 'rtl' ? (text) => START + text + END : (text) => text;
}
