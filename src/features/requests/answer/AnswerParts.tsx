import { useField, useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import type { RequestedAccession } from '@/contract/request/request';
import { itemCounts, itemMoves, type AnswerChange, type ItemState } from '@/contract/request/request-answer';
import type { AnswerPage } from '@/contract/request/request';
import { answerSchema } from '@/contract/request/request-schema';
import { useCounts } from '@/entities/request/ItemCounts';
import { EditForm } from '@/shared/form/EditForm';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { TextInput } from '@/shared/form/TextInput';
import { Alert } from '@/shared/mui/Alert';
import { Button } from '@/shared/ui/controls/Button';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { NativeSelect } from '@/shared/ui/controls/NativeSelect';
import { AskedAccessions } from '../AskedAccessions';
import { RequestInfoFacts } from '../RequestInfoFacts';
import styles from './AnswerParts.module.css';

interface Typed extends Record<string, unknown> {
  items: Record<string, ItemState>;
  note: string;
  tracking: string;
}

function Item({ row, was, shipped }: { row: RequestedAccession; was: ItemState; shipped: boolean }) {
  const { t } = useTranslation('requests');
  const [{ value }, , { setValue }] = useField<ItemState>(`items.${row.uuid}`);
  const moves = itemMoves(was, shipped);
  return (
    <li>
      {moves.length === 1 ? (
        <span>
          <bdi>{row.accessionNumber}</bdi>: {t(`itemStates.${was}`)}
        </span>
      ) : (
        <NativeSelect
          label={row.accessionNumber}
          value={value}
          options={moves.map((state) => ({ value: state, label: t(`itemStates.${state}`) }))}
          onChange={(state) => void setValue(state as ItemState)}
        />
      )}
      <i>{row.taxonName}</i>
    </li>
  );
}

const ALL = [
  ['ACCEPTED', 'accept'],
  ['DECLINED', 'decline'],
  ['SHIPPED', 'ship'],
] as const;

/** One state for all items that may get it. */
function ForAll({ was, shipped }: { was: Readonly<Record<string, ItemState>>; shipped: boolean }) {
  const { t } = useTranslation('requests');
  const { values, setFieldValue } = useFormikContext<Typed>();
  const all = (to: ItemState) => {
    const items = Object.entries(values.items).map(([uuid, state]) => {
      return [uuid, itemMoves(was[uuid] ?? 'PENDING', shipped).includes(to) ? to : state];
    });
    void setFieldValue('items', Object.fromEntries(items));
  };
  const possible = ALL.filter(([to]) =>
    Object.values(was).some((state) => state !== to && itemMoves(state, shipped).includes(to)),
  );
  if (possible.length === 0) return null;
  return (
    <div className="actions">
      <span>{t('answer.all')}</span>
      {possible.map(([to, name]) => (
        <Button key={to} variant="outlined" size="small" onClick={() => all(to)}>
          {t(`answer.${name}`)}
        </Button>
      ))}
    </div>
  );
}

interface Props {
  page: AnswerPage;
  /** What came of it is drawn next. */
  send: (change: AnswerChange) => Promise<void>;
}

function AnswerForm({ page: { holder }, send }: Props) {
  const { t } = useTranslation('requests');
  const { items, note, tracking } = holder.answer;
  const [asked, setAsked] = useState<Typed>();
  const counts = useCounts();
  const shipped = Object.values(items).includes('SHIPPED');
  const initial: Typed = { items: { ...items }, note: note ?? '', tracking: tracking ?? '' };
  const summary = asked && itemCounts(Object.values(asked.items));
  return (
    <EditForm
      initial={initial}
      schema={object({ ...answerSchema.fields, items: object() })}
      keep={{}}
      send={(values) => {
        setAsked(values);
        return Promise.resolve();
      }}
    >
      {asked && summary && (
        <ConfirmDialog
          harmless
          title={t('answer.check')}
          confirm={t('answer.send')}
          work={() =>
            send({ items: asked.items, note: asked.note || null, tracking: asked.tracking || null, was: items })
          }
          onClose={() => setAsked(undefined)}
        >
          <p>
            <strong>{counts(summary)}</strong>
          </p>
          <p>{t(summary.SHIPPED > 0 ? 'answer.checkShipped' : 'answer.checkText')}</p>
        </ConfirmDialog>
      )}
      <ForAll was={items} shipped={shipped} />
      <ul className={styles.items}>
        {holder.accessions.map((row) => (
          <Item key={row.uuid} row={row} was={items[row.uuid] ?? 'PENDING'} shipped={shipped} />
        ))}
      </ul>
      <TextInput name="note" label={t('answer.note')} multiline minRows={3} />
      <TextInput name="tracking" label={t('answer.tracking')} />
      <SubmitButton size="large">{t('answer.send')}</SubmitButton>
    </EditForm>
  );
}

/** One genebank's part of a request: who asks for what, and what becomes of each accession. */
export function AnswerParts({ page, text, send }: Props & { text: string }) {
  const { t } = useTranslation('requests');
  const [times, setTimes] = useState(0);
  const open = page.state === 'DISPATCHED' && page.erased === undefined;
  return (
    <>
      {times > 0 && (
        <Alert key={`sent ${times}`} severity="success" role="status">
          {t(Object.values(page.holder.answer.items).includes('SHIPPED') ? 'answer.sentShipped' : 'answer.sent')}
        </Alert>
      )}
      <p>{open ? `${text} ${t('answer.reminders')}` : t('answer.ended')}</p>
      <h2>{t('answer.who')}</h2>
      <RequestInfoFacts info={page.info} />
      <h2>{t('status.asked')}</h2>
      {open ? (
        <AnswerForm
          // What was sent is the beginning of what comes next.
          key={times}
          page={page}
          send={async (change) => {
            await send(change);
            setTimes(times + 1);
          }}
        />
      ) : (
        <AskedAccessions holder={page.holder} answer={page.holder.answer} />
      )}
    </>
  );
}
