import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '@/shared/mui/Stack';
import { descriptorListSource } from '@/entities/names/relations/relation-sources';
import { sendPastStore } from '@/shared/api/send-past-store';
import { ListToTake } from '@/shared/form/fields/ListToTake';
import { useFieldState } from '@/shared/form/use-field-state';
import { CountedDialog, type Sum } from '@/shared/list/choice/CountedDialog';
import { Button } from '@/shared/ui/controls/Button';
import { useFormat } from '@/shared/ui/format/use-format';
import { FindDescriptors } from './FindDescriptors';

interface Props {
  /** The property that holds them by uuid, in their order. */
  name: string;
  /** How many there may be. */
  limit: number;
}

/** Adds descriptors to those of a form: found by filters and ticked, or all of a list. Saving keeps them, discarding does not. */
export default function ChooseDescriptors({ name, limit }: Props) {
  const { t } = useTranslation('descriptor');
  const { number } = useFormat();
  const { value, setValue } = useFieldState<string[] | null>(name);
  const [open, setOpen] = useState<'find' | 'list'>();
  const [list, setList] = useState('');
  const [told, setTold] = useState<readonly string[]>([]);
  const present = new Set(value ?? []);
  const counted = (key: 'already' | 'overLimit' | 'add' | 'added', count: number) =>
    t(`choice.${key}`, { count, shown: number(count), limit: number(limit) });
  const freshOf = (uuids: readonly string[]) => uuids.filter((uuid) => !present.has(uuid));
  const sums = (uuids: readonly string[]): Sum => {
    const fresh = freshOf(uuids).length;
    const tooMany = present.size + fresh > limit;
    return {
      fresh,
      tooMany,
      text: [
        ...(fresh < uuids.length ? [counted('already', uuids.length - fresh)] : []),
        ...(tooMany ? [counted('overLimit', present.size + fresh)] : []),
      ],
    };
  };
  const add = async (uuids: readonly string[]) => {
    const fresh = freshOf(uuids);
    setValue([...(value ?? []), ...fresh]);
    const rest = uuids.length - fresh.length;
    setTold([counted('added', fresh.length), ...(rest > 0 ? [counted('already', rest)] : [])]);
  };
  const given = { sums, add, addLabel: (fresh: number) => counted('add', fresh), onClose: () => setOpen(undefined) };
  return (
    <div>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginBlock: 1 }}>
        <Button variant="outlined" onClick={() => setOpen('find')}>
          {t('choice.find')}
        </Button>
        <Button variant="outlined" onClick={() => setOpen('list')}>
          {t('choice.allOf')}
        </Button>
      </Stack>
      <p role="status">{told.join(' ')}</p>
      {open === 'find' && <FindDescriptors {...given} present={present} limit={limit} />}
      {open === 'list' && (
        <CountedDialog
          {...given}
          title={t('choice.allOfTitle')}
          of={list || undefined}
          count={async () => {
            const { descriptors } = await sendPastStore('GET /descriptorlist/:uuid', { params: { uuid: list } });
            const ids = descriptors.map(({ uuid }) => uuid);
            return { ids, notes: [t('count', { count: ids.length, shown: number(ids.length) })] };
          }}
          countLabel={t('choice.countThem')}
        >
          <ListToTake
            label={t('choice.list')}
            help={t('choice.listHelp')}
            source={descriptorListSource}
            onChoose={setList}
          />
        </CountedDialog>
      )}
    </div>
  );
}
