import { useTranslation } from 'react-i18next';

/** The values of a filter did not come. */
export function NotCounted({ retry }: { retry: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <div role="alert">
      {t('filters.notCounted')}{' '}
      <button type="button" onClick={retry}>
        {t('actions.retry')}
      </button>
    </div>
  );
}
