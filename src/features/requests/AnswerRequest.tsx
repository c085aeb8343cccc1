import { useField, useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import type { RequestedAccession } from '@/contract/request';
import { answerSchema, itemMoves, type AnswerPage, type ItemState } from '@/contract/request-answer';
import { useRouteParams } from '@/routes/use-route';
import { linkFault } from '@/shared/api/link-fault';
import { sendPastStore } from '@/shared/api/send-past-store';
import { EditForm } from '@/shared/form/EditForm';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { TextInput } from '@/shared/form/TextInput';
import { Alert } from '@/shared/mui/Alert';
import { Button } from '@/shared/ui/Button';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import { Skeleton } from '@/shared/ui/Skeleton';
import { styled } from '@/shared/ui/styled';
import { RequestInfoFacts } from './RequestInfoFacts';
import { FaultNote } from './RequestLinkPage';
import { RequestPage } from './RequestPage';
import { usePastStore } from '@/shared/api/use-past-store';

interface Typed extends Record<string, unknown> {
  items: Record<string, ItemState>;
  note: string;
  tracking: string;
}

const Items = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(0.5, 2),
    paddingBlock: theme.spacing(0.75),
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  },
}));

function Item({ row, was }: { row: RequestedAccession; was: ItemState }) {
  const { t } = useTranslation('requests');
  const [{ value }, , { setValue }] = useField<ItemState>(`items.${row.uuid}`);
  const moves = itemMoves(was);
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

/** One state for all items that may get it. */
function ForAll({ was }: { was: Readonly<Record<string, ItemState>> }) {
  const { t } = useTranslation('requests');
  const { values, setFieldValue } = useFormikContext<Typed>();
  const all = (to: ItemState) => {
    const items = Object.entries(values.items).map(([uuid, state]) => {
      return [uuid, itemMoves(was[uuid] ?? 'PENDING').includes(to) ? to : state];
    });
    void setFieldValue('items', Object.fromEntries(items));
  };
  const states = [
    ['ACCEPTED', 'accept'],
    ['DECLINED', 'decline'],
    ['SHIPPED', 'ship'],
  ] as const;
  return (
    <div className="actions">
      <span>{t('answer.all')}</span>
      {states
        .filter(([to]) => Object.values(was).some((state) => state !== to && itemMoves(state).includes(to)))
        .map(([to, name]) => (
          <Button key={to} variant="outlined" size="small" onClick={() => all(to)}>
            {t(`answer.${name}`)}
          </Button>
        ))}
    </div>
  );
}

interface FormProps {
  page: AnswerPage;
  token: string;
  onSent: (page: AnswerPage) => void;
}

function AnswerForm({ page: { holder }, token, onSent }: FormProps) {
  const { t } = useTranslation('requests');
  const { items, note, tracking } = holder.answer;
  const initial: Typed = { items: { ...items }, note: note ?? '', tracking: tracking ?? '' };
  return (
    <EditForm
      initial={initial}
      schema={object({ ...answerSchema.fields, items: object() }) as never}
      keep={{}}
      send={async (values) =>
        onSent(
          await sendPastStore('PUT /request/:token/answer', {
            params: { token },
            body: { items: values.items, note: values.note || null, tracking: values.tracking || null },
          }),
        )
      }
    >
      <ForAll was={items} />
      <Items>
        {holder.accessions.map((row) => (
          <Item key={row.uuid} row={row} was={items[row.uuid] ?? 'PENDING'} />
        ))}
      </Items>
      <TextInput name="note" label={t('answer.note')} multiline minRows={3} />
      <TextInput name="tracking" label={t('answer.tracking')} />
      <SubmitButton size="large">{t('answer.send')}</SubmitButton>
    </EditForm>
  );
}

/** `/request/{tokenUuid}/answer`: by the genebank, as often as it has something to say. */
export default function AnswerRequest() {
  const { t } = useTranslation('requests');
  const { tokenUUID: token } = useRouteParams('answerRequest');
  const { data, failure, set, retry } = usePastStore('GET /request/:token/answer', { params: { token } });
  const [times, setTimes] = useState(0);
  const fault = failure && linkFault(failure);
  return (
    <RequestPage title={t('answer.title')}>
      {fault && <FaultNote fault={fault} />}
      {failure && !fault && <FailureOutcome failure={failure} retry={retry} />}
      {!data && !failure && <Skeleton variant="rounded" height={240} aria-label={t('link.loading')} />}
      {data && (
        <>
          {times > 0 && (
            <Alert key={`sent ${times}`} severity="success" role="status">
              {t('answer.sent')}
            </Alert>
          )}
          <p>{data.state === 'DISPATCHED' ? t('answer.text', { name: data.holder.name }) : t('answer.ended')}</p>
          <h2>{t('answer.who')}</h2>
          <RequestInfoFacts info={data.info} />
          <h2>{t('status.asked')}</h2>
          {data.state === 'DISPATCHED' && (
            <AnswerForm
              // What was sent is the beginning of what comes next.
              key={times}
              page={data}
              token={token}
              onSent={(page) => {
                set(page);
                setTimes(times + 1);
              }}
            />
          )}
        </>
      )}
    </RequestPage>
  );
}
