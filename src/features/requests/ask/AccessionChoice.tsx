import { useTranslation } from 'react-i18next';
import type { RequestedAccession, RequestHolder, Wish } from '@/contract/request/request';
import type { MaterialForm } from '@/contract/reference/institute';
import { ChoiceLabel } from '@/shared/ui/controls/ChoiceLabel';
import { NativeSelect } from '@/shared/ui/controls/NativeSelect';
import { useFormat } from '@/shared/ui/format/use-format';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import styles from './AccessionChoice.module.css';

/** Samples as genebanks usually send them. */
const QUANTITIES = [1, 3, 5, 10, 25, 50, 100, 250];
const USUAL: Readonly<Record<MaterialForm, number>> = { seed: 50, cutting: 5, tuber: 3, plantlet: 3, leaf: 1 };

interface WishProps {
  forms: readonly MaterialForm[];
  wish: Wish | undefined;
  /** What it is about: an accession number. */
  name: string;
  onChange: (wish: Wish | undefined) => void;
}

/** As what it should come, and how many; or as the genebank thinks best. */
export function WishChoice({ forms, wish, name, onChange }: WishProps) {
  const { t } = useTranslation('requests');
  const { number } = useFormat();
  const isForm = (value: string): value is MaterialForm => forms.some((form) => form === value);
  return (
    <div className={styles.wish}>
      <NativeSelect
        label={t('wish.form', { name })}
        value={wish?.form ?? ''}
        options={[
          { value: '', label: t('wish.asUsual') },
          ...forms.map((form) => ({ value: form, label: t(`forms.${form}`) })),
        ]}
        onChange={(form) => onChange(isForm(form) ? { form, quantity: USUAL[form] } : undefined)}
      />
      {wish && (
        <NativeSelect
          label={t('wish.quantity', { name })}
          value={String(wish.quantity)}
          options={QUANTITIES.map((value) => ({ value: String(value), label: number(value) }))}
          onChange={(quantity) => onChange({ ...wish, quantity: Number(quantity) })}
        />
      )}
    </div>
  );
}

interface Props extends Pick<RequestHolder, 'forms'> {
  row: RequestedAccession;
  isAsked: boolean;
  wish: Wish | undefined;
  toggle: (uuid: string) => void;
  wishFor: (uuid: string, wish: Wish | undefined) => void;
}

/** Whether one accession of a genebank is asked for, and how it should come. */
export function AccessionChoice({ row: { uuid, accessionNumber }, forms, isAsked, wish, toggle, wishFor }: Props) {
  const { t } = useTranslation('requests');
  const name = useIsolated()(accessionNumber);
  return (
    <div className={styles.choice}>
      <ChoiceLabel>
        <input type="checkbox" checked={isAsked} onChange={() => toggle(uuid)} />
        {t('accessions.ask', { name })}
      </ChoiceLabel>
      {isAsked && forms && (
        <WishChoice forms={forms} wish={wish} name={name} onChange={(next) => wishFor(uuid, next)} />
      )}
    </div>
  );
}
