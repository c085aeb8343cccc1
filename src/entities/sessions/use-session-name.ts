import { useTranslation } from 'react-i18next';
import { useIsolated } from '@/shared/ui/text/use-isolated';

declare module 'i18next' {
  interface Texts {
    sessions: typeof import('../../../locales/en/sessions.json');
  }
}

/** "Firefox on Linux", as far as it is known. */
export function useSessionName() {
  const { t } = useTranslation('sessions');
  const isolated = useIsolated();
  return ({ program, system }: { program: string | null; system: string | null }) => {
    const name = program === null ? t('unknown') : isolated(program);
    return system === null ? name : t('on', { program: name, system: isolated(system) });
  };
}
