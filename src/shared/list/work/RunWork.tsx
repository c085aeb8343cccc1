import { useRef, useState } from 'react';
import { REASON_MAX } from '@/contract/publication/workflow';
import { TextField } from '@/shared/mui/TextField';
import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import { catalogueChanged } from '@/shared/api/changes';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { DialogBox } from '@/shared/ui/dialogs/DialogBox';
import { notify } from '@/shared/ui/outcomes/notices';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import { useFormat } from '@/shared/ui/format/use-format';
import { useText } from '@/shared/ui/text/use-text';
import type { RowsDefinition, RowWork, WorkOutcome } from '../definition';
import { namespacesOf } from './row-actions';
import { rowText } from '../address/row-name';

interface Props<T extends object> {
  definition: RowsDefinition<T>;
  work: RowWork<T>;
  rows: readonly T[];
  /** The ids of the rows that it was done with. */
  onDone: (ids: ReadonlySet<string>) => void;
  onClose: () => void;
}

interface Failed {
  id: string;
  name: string;
  reason: string | undefined;
}

/** Asks whether something shall be done with rows, does it, and names each that it was not done with, and why. */
export default function RunWork<T extends object>(props: Props<T>) {
  const { definition, work, rows, onDone, onClose } = props;
  const { t } = useTranslation('ui');
  const { number } = useFormat();
  const told = [work.confirm, work.reason ?? work.confirm].map((key) => key.split(':')[0] ?? 'ui');
  const text = useText(...namespacesOf([work]), ...told);
  const [given, setGiven] = useState('');
  const dispatch = useApiDispatch();
  const [failed, setFailed] = useState<readonly Failed[]>([]);
  const [made, setMade] = useState<readonly WorkOutcome[]>();
  const isTold = useRef(false);
  /** What was done is named: "2 done" alone says nothing. */
  const action = text((rows.length > 1 ? work.bulk : work.label) ?? work.bulk ?? work.label ?? '');
  const run = async () => {
    // Also where only the answer is lost.
    const answers = await work.run(rows, given.trim()).finally(() => dispatch(catalogueChanged()));
    const outcomes = new Map(answers.map((each) => [each.uuid, each]));
    const wrong = rows.flatMap((row): Failed[] => {
      const id = definition.idOf(row);
      const outcome = outcomes.get(id);
      return outcome?.ok ? [] : [{ id, name: rowText(definition, row), reason: outcome?.error }];
    });
    const not = new Set(wrong.map(({ id }) => id));
    onDone(new Set(rows.map(definition.idOf).filter((id) => !not.has(id))));
    const isMade = work.Made !== undefined && wrong.length === 0;
    isTold.current = isMade || wrong.length > 0;
    if (wrong.length > 0) setFailed(wrong);
    else if (isMade) setMade(answers);
    else dispatch(notify({ key: 'ui:list.done', values: { count: rows.length, action }, severity: 'success' }));
  };
  if (failed.length > 0) {
    const done = rows.length - failed.length;
    return (
      <DialogBox
        wide
        title={t('list.failedForSome')}
        onClose={onClose}
        actions={
          <Button autoFocus variant="contained" onClick={onClose}>
            {t('actions.done')}
          </Button>
        }
      >
        <p>{t('list.doneOf', { action, count: failed.length, done: number(done), shown: number(rows.length) })}</p>
        <PlainTable label={t('list.failedForSome')}>
          <thead>
            <tr>
              <th scope="col">{t('list.item')}</th>
              <th scope="col">{t('list.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {failed.map(({ id, name, reason }) => (
              <tr key={id}>
                <th scope="row" dir="auto">
                  {name}
                </th>
                <td dir="auto">{reason || t('list.noReason')}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </DialogBox>
    );
  }
  if (made && work.Made)
    return (
      // It ends by its own button alone: nobody could see it again.
      <DialogBox title={action} onClose={() => undefined} actions={null}>
        <work.Made made={made} onDone={onClose} />
      </DialogBox>
    );
  const [only] = rows;
  const values = { count: rows.length, shown: number(rows.length), name: only && rowText(definition, only) };
  return (
    <ConfirmDialog
      title={text(`${work.confirm}.title`, values)}
      confirm={action}
      harmless={work.harmless}
      word={only && rows.length === 1 ? work.wordOf?.(only) : undefined}
      disabled={work.reason !== undefined && given.trim() === ''}
      work={run}
      onClose={() => {
        if (!isTold.current) onClose();
      }}
    >
      {work.Text ? (
        <work.Text rows={rows} />
      ) : (
        <>
          <p>{text(`${work.confirm}.text`, values)}</p>
          {work.also && <p>{text(work.also)}</p>}
        </>
      )}
      {work.reason !== undefined && (
        <>
          <p>{text(`${work.reason}.text`)}</p>
          <TextField
            fullWidth
            required
            multiline
            minRows={4}
            label={text(`${work.reason}.reason`)}
            value={given}
            onChange={({ target }) => setGiven(target.value)}
            slotProps={{ htmlInput: { dir: 'auto', maxLength: REASON_MAX } }}
          />
        </>
      )}
    </ConfirmDialog>
  );
}
