import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LOG_LEVELS, type Logger } from '@/contract/installation/installation';
import { PageHead } from '@/shared/home/PageHead';
import { Button } from '@/shared/ui/controls/Button';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { useLoggersQuery, useResetLevelMutation, useSetLevelMutation } from './api';
import { ServerTable, type ServerColumn } from './ServerTable';
import styles from './LoggersTable.module.css';

/** What it prints, and the way back to what it printed at first. */
function Level({ logger: { name, level, initial } }: { logger: Logger }) {
  const { t } = useTranslation('installation');
  const id = useId();
  const [setLevel, setting] = useSetLevelMutation();
  const [reset, resetting] = useResetLevelMutation();
  const isBusy = setting.isLoading || resetting.isLoading;
  const back = async () => {
    await reset(name);
    // The button goes with the answer.
    document.getElementById(id)?.focus();
  };
  return (
    <span className={styles.level}>
      <select
        id={id}
        aria-label={t('loggers.levelOf', { name })}
        aria-busy={isBusy}
        value={level}
        onChange={({ target }) => {
          const wanted = LOG_LEVELS.find((each) => each === target.value);
          if (wanted && !isBusy) void setLevel({ name, level: wanted });
        }}
      >
        {LOG_LEVELS.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      {level !== initial && (
        <Button aria-label={t('loggers.resetOf', { name, level: initial })} onClick={() => void back()}>
          {t('loggers.reset', { level: initial })}
        </Button>
      )}
    </span>
  );
}

const LEVEL: ServerColumn<Logger> = { name: 'level', cell: ({ level }) => <bdi>{level}</bdi> };
const SET_LEVEL: ServerColumn<Logger> = { name: 'level', cell: (logger) => <Level logger={logger} /> };

/** The loggers of the server; their levels may be set, or are only told. */
export function LoggersTable({ writable = false }: { writable?: boolean }) {
  const { t } = useTranslation('installation');
  const rows = useLoggersQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PageBody>
      <PageHead title={t('loggers.title')}>
        <p>{t('loggers.about')}</p>
        <p>{t(writable ? 'loggers.writable' : 'loggers.readOnly')}</p>
      </PageHead>
      <ServerTable
        label={t('loggers.title')}
        rows={rows}
        nameOf={({ name }) => name}
        searched
        columns={[writable ? SET_LEVEL : LEVEL]}
      />
    </PageBody>
  );
}
