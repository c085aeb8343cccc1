import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Descriptor, DescriptorFilter } from '@/contract/descriptor/descriptor';
import { translated } from '@/entities/publication/values/translated';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import type { Sum } from '@/shared/list/choice/CountedDialog';
import { FilteredRows, RowsToTick, type AskedBy } from '@/shared/list/choice/FilteredRows';
import { pagesOf, ROWS_A_CALL } from '@/shared/list/pages-of';
import { Button } from '@/shared/ui/controls/Button';
import { AttemptFailed } from '@/shared/ui/dialogs/AttemptFailed';
import { DialogBox } from '@/shared/ui/dialogs/DialogBox';
import { useAttempt } from '@/shared/ui/dialogs/use-attempt';
import { useFormat } from '@/shared/ui/format/use-format';
import { useLocale } from '@/shared/ui/text/use-locale';
import { descriptorApi } from '../api';
import { descriptorList } from '../list';

const SHOWN = new Set(['title', 'crop', 'category', 'scale', 'versionTag']);
const columns = descriptorList.columns.filter(({ name }) => SHOWN.has(name));

interface Props {
  present: ReadonlySet<string>;
  limit: number;
  sums: (uuids: readonly string[]) => Sum;
  add: (uuids: readonly string[]) => Promise<void>;
  addLabel: (count: number) => string;
  onClose: () => void;
}

/** Descriptors of the catalogue by filters: some are ticked, page by page, or all that fit are added. */
export function FindDescriptors({ present, limit, sums, add, addLabel, onClose }: Props) {
  const { t } = useTranslation(['descriptor', 'common']);
  const { number } = useFormat();
  const locale = useLocale();
  const dispatch = useApiDispatch();
  const [asked, setAsked] = useState<AskedBy<DescriptorFilter>>({ filter: {} });
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly string[]>([]);
  const tick = (uuid: string, is: boolean) => {
    const next = new Set(ticked);
    if (is) next.add(uuid);
    else next.delete(uuid);
    setTicked(next);
  };
  const take = async (uuids: readonly string[]) => {
    const { fresh, tooMany, text } = sums(uuids);
    if (tooMany || fresh === 0) return setRefused(text);
    await add(uuids);
    onClose();
  };
  const all = useAttempt(async () => {
    const { sort: s, dir: d } = descriptorList.defaultSort;
    const ask = (p: number) =>
      dispatch(
        descriptorApi.endpoints.descriptorList.initiate({ ...asked, p, l: ROWS_A_CALL, s, d }, { subscribe: false }),
      ).unwrap();
    const uuids: string[] = [];
    for await (const { content } of pagesOf(ask)) uuids.push(...content.map(({ uuid }) => uuid));
    await take(uuids);
  });
  const some = [...ticked];
  const sum = sums(some);
  return (
    <DialogBox
      wide
      title={t('choice.findTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button variant="contained" disabled={sum.fresh === 0 || sum.tooMany} onClick={() => void take(some)}>
            {sum.fresh > 0 ? addLabel(sum.fresh) : t('choice.addTicked')}
          </Button>
        </>
      }
    >
      <FilteredRows
        definition={descriptorList}
        asked={asked}
        onAsk={(next) => {
          setAsked(next);
          setRefused([]);
        }}
      >
        {({ content, totalElements }) => (
          <>
            <RowsToTick<Descriptor>
              entity="descriptor"
              rows={content}
              columns={columns}
              idOf={({ uuid }) => uuid}
              nameOf={(row) => translated(row, locale).title}
              ticks={{ chosen: ticked, present, onTick: tick }}
            />
            <div>
              <Button
                variant="outlined"
                size="small"
                loading={all.busy}
                disabled={totalElements > limit}
                onClick={() => all.run()}
              >
                {t('choice.addAll', { count: totalElements, shown: number(totalElements) })}
              </Button>
            </div>
            {totalElements > limit && <p>{t('choice.tooMany', { count: limit, shown: number(limit) })}</p>}
          </>
        )}
      </FilteredRows>
      <div role="status">
        {[...new Set([...sum.text, ...refused])].map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <AttemptFailed failure={all.failed} />
    </DialogBox>
  );
}
