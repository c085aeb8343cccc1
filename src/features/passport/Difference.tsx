import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  GONE_CHOICES,
  type GoneChoice,
  type PassportCounts,
  type PassportUpdate,
} from '@/contract/passport/passport-update';
import { useWrite } from '@/shared/api/changes';
import { AttemptFailed } from '@/shared/ui/dialogs/AttemptFailed';
import { Button } from '@/shared/ui/controls/Button';
import { Card } from '@/shared/ui/layout/Card';
import { CountedList } from '@/shared/ui/values/CountedList';
import { NativeSelect } from '@/shared/ui/controls/NativeSelect';
import { useAttempt } from '@/shared/ui/dialogs/use-attempt';
import { useFormat } from '@/shared/ui/format/use-format';
import { ChangedRows } from './ChangedRows';
import { ReportButton } from './ReportButton';

/** The first is the sum of the others. */
const SUMS = {
  inFile: ['rows', 'new', 'changed', 'unchanged', 'refused'],
  inCatalogue: ['published', 'changed', 'unchanged', 'gone', 'untouched'],
} as const satisfies Record<string, readonly (keyof PassportCounts)[]>;

interface Props {
  update: PassportUpdate;
  onApplied: (update: PassportUpdate) => void;
  onDiscard: () => void;
}

/** What a checked file changes, before it does. */
export function Difference({ update, onApplied, onDiscard }: Props) {
  const { t } = useTranslation('passport');
  const { number } = useFormat();
  const write = useWrite();
  const [gone, setGone] = useState<GoneChoice>('keep');
  const { uuid, instituteCode, counts, columns, unknownColumns, fileName } = update;
  const nothing = counts.new + counts.changed === 0 && (counts.gone === 0 || gone === 'keep');
  const { busy, failed, run } = useAttempt(async () => {
    const params = { code: instituteCode, update: uuid };
    const input = { params, body: { gone } };
    // As long as the whole catalogue is made anew.
    onApplied(await write('POST /acn/:code/passport-updates/:update/apply', input, { timeout: false }));
  });
  return (
    <section aria-labelledby="difference">
      <h2 id="difference" tabIndex={-1}>
        {t('difference', { name: fileName })}
      </h2>
      <div className="parts">
        {(['inFile', 'inCatalogue'] as const).map((part) => (
          <Card key={part} aria-labelledby={part}>
            <h3 id={part}>{t(part)}</h3>
            <CountedList
              items={SUMS[part].map((name) => ({ key: name, count: counts[name], label: t(`counts.${name}`) }))}
            />
          </Card>
        ))}
        {columns.length > 0 && (
          <Card aria-labelledby="columns">
            <h3 id="columns">{t('columns')}</h3>
            <CountedList items={columns.map(({ column, count }) => ({ key: column, count, label: column }))} />
          </Card>
        )}
      </div>
      {unknownColumns.length > 0 && <p>{t('unknownColumns', { names: unknownColumns.join(', ') })}</p>}
      <ChangedRows update={update} />
      {counts.gone > 0 && (
        <NativeSelect
          label={t('gone.label', { count: counts.gone, shown: number(counts.gone) })}
          value={gone}
          options={GONE_CHOICES.map((choice) => ({ value: choice, label: t(`gone.${choice}`) }))}
          onChange={(choice) => setGone(choice as GoneChoice)}
        />
      )}
      {nothing && <p>{t('nothing')}</p>}
      <AttemptFailed failure={failed} />
      <div className="actions">
        <Button variant="contained" disabled={nothing} loading={busy} onClick={() => run()}>
          {t('apply')}
        </Button>
        <Button variant="outlined" disabled={busy} onClick={onDiscard}>
          {t('discard')}
        </Button>
        <ReportButton update={update} />
      </div>
    </section>
  );
}
