import { useField, useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { AnswerPage, RequestedAccession } from '@/contract/request/request';
import { DECLINE_REASONS, itemMoves, type ItemState } from '@/contract/request/request-answer';
import { ScientificName } from '@/entities/accession/passport/ScientificName';
import { TextInput } from '@/shared/form/TextInput';
import { Button } from '@/shared/ui/controls/Button';
import { NativeSelect } from '@/shared/ui/controls/NativeSelect';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { WishText } from '../WishText';
import type { Typed, TypedReason } from './typed-answer';
import styles from './AnswerItems.module.css';

/** The short list, after what says that no reason is given. */
function useReasonOptions() {
  const { t } = useTranslation('requests');
  return [
    { value: '', label: t('answer.noReason') },
    ...DECLINE_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) })),
  ];
}

/** Why it is not sent: chosen from the list, and explained where a choice says too little. */
function Reason({ row: { uuid, accessionNumber } }: { row: RequestedAccession }) {
  const { t } = useTranslation('requests');
  const isolated = useIsolated();
  const options = useReasonOptions();
  const [{ value }, , { setValue }] = useField<TypedReason['code']>(`reasons.${uuid}.code`);
  const name = isolated(accessionNumber);
  return (
    <div className={styles.reason}>
      <NativeSelect
        label={t('answer.reasonOf', { name })}
        value={value ?? ''}
        options={options}
        onChange={(code) => void setValue(code as TypedReason['code'])}
      />
      {value && <TextInput name={`reasons.${uuid}.text`} label={t('answer.explanationOf', { name })} size="small" />}
    </div>
  );
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
      <span>
        <ScientificName name={row.taxonName} />
        {row.wish && (
          <>
            {' – '}
            <WishText wish={row.wish} />
          </>
        )}
      </span>
      {value === 'DECLINED' && <Reason row={row} />}
    </li>
  );
}

const ALL = [
  ['ACCEPTED', 'accept'],
  ['DECLINED', 'decline'],
  ['SHIPPED', 'ship'],
] as const;

interface ForAllProps {
  was: Readonly<Record<string, ItemState>>;
  shipped: boolean;
}

/** One state for all items that may get it. */
function ForAll({ was, shipped }: ForAllProps) {
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

/** What the list says where reasons differ. */
const MIXED = 'mixed';

/** One reason for all that will not be sent. */
function ReasonForAll() {
  const { t } = useTranslation('requests');
  const options = useReasonOptions();
  const { values, setFieldValue } = useFormikContext<Typed>();
  const declined = Object.keys(values.items).filter((uuid) => values.items[uuid] === 'DECLINED');
  if (declined.length < 2) return null;
  const codes = new Set(declined.map((uuid) => values.reasons[uuid]?.code ?? ''));
  const [code = ''] = codes;
  const mixed = codes.size > 1;
  const all = (chosen: string) => {
    const reasons = declined.map((uuid) => [uuid, { text: '', ...values.reasons[uuid], code: chosen }] as const);
    void setFieldValue('reasons', { ...values.reasons, ...Object.fromEntries(reasons) });
  };
  return (
    <div className={styles.forAll}>
      <NativeSelect
        label={t('answer.reasonForAll')}
        value={mixed ? MIXED : code}
        options={mixed ? [{ value: MIXED, label: t('answer.mixedReasons') }, ...options] : options}
        onChange={(chosen) => {
          if (chosen !== MIXED) all(chosen);
        }}
      />
    </div>
  );
}

/** What becomes of each accession, and why one is not sent. */
export function AnswerItems({ holder: { accessions, answer } }: Pick<AnswerPage, 'holder'>) {
  const { items } = answer;
  const shipped = Object.values(items).includes('SHIPPED');
  return (
    <>
      <ForAll was={items} shipped={shipped} />
      <ReasonForAll />
      <ul className={styles.items}>
        {accessions.map((row) => (
          <Item key={row.uuid} row={row} was={items[row.uuid] ?? 'PENDING'} shipped={shipped} />
        ))}
      </ul>
    </>
  );
}
