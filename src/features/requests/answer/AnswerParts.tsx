import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { itemCounts, type AnswerChange } from '@/contract/request/request-answer';
import type { AnswerPage } from '@/contract/request/request';
import { answerSchema, declineReasonSchema } from '@/contract/request/request-schema';
import { useCounts } from '@/entities/request/ItemCounts';
import { EditForm } from '@/shared/form/EditForm';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { TextInput } from '@/shared/form/TextInput';
import { Alert } from '@/shared/mui/Alert';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { AskedAccessions } from '../AskedAccessions';
import { RequestInfoFacts } from '../RequestInfoFacts';
import { AnswerItems } from './AnswerItems';
import { givenReasons, typedReasons, type Typed } from './typed-answer';
import styles from './AnswerParts.module.css';

const shapeOf = (items: Typed['items']) =>
  Object.fromEntries(
    Object.entries(items).flatMap(([uuid, state]) => (state === 'DECLINED' ? [[uuid, declineReasonSchema]] : [])),
  );

/** Reasons are read of what is declined; what was typed for the others stays, in case they are declined again. */
const formSchema = object({
  ...answerSchema.fields,
  items: object(),
  reasons: object().when('items', ([items]: Typed['items'][], schema) => schema.shape(shapeOf(items ?? {}))),
});

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
  const initial: Typed = {
    items: { ...items },
    reasons: typedReasons(holder),
    note: note ?? '',
    tracking: tracking ?? '',
  };
  const summary = asked && itemCounts(Object.values(asked.items));
  return (
    <EditForm
      initial={initial}
      schema={formSchema}
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
            send({
              items: asked.items,
              reasons: givenReasons(asked),
              note: asked.note || null,
              tracking: asked.tracking || null,
              was: items,
            })
          }
          onClose={() => setAsked(undefined)}
        >
          <p>
            <strong>{counts(summary)}</strong>
          </p>
          <p>{t(summary.SHIPPED > 0 ? 'answer.checkShipped' : 'answer.checkText')}</p>
        </ConfirmDialog>
      )}
      <AnswerItems holder={holder} />
      <TextInput name="note" label={t('answer.note')} multiline minRows={3} />
      <TextInput name="tracking" label={t('answer.tracking')} />
      <SubmitButton size="large">{t('answer.send')}</SubmitButton>
    </EditForm>
  );
}

interface PartsProps extends Props {
  text: string;
  /** Below who asks for it. */
  children: ReactNode;
}

/** One genebank's part of a request: who asks for what, and what becomes of each accession. */
export function AnswerParts({ page, text, send, children }: PartsProps) {
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
      <div className={styles.parts}>
        <div className={styles.about}>
          <h2>{t('answer.who')}</h2>
          <RequestInfoFacts info={page.info} />
          {children}
        </div>
        <div className={styles.asked}>
          <h2>{t('status.asked')}</h2>
          <p>{open ? `${text} ${t('answer.reminders')}` : t('answer.ended')}</p>
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
        </div>
      </div>
    </>
  );
}
