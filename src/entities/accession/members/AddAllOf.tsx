import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { datasetSource, subsetSource } from '@/entities/names/relations/relation-sources';
import { sendPastStore } from '@/shared/api/send-past-store';
import { useApiDispatch, type ApiDispatch } from '@/shared/api/use-api-dispatch';
import { ListToTake } from '@/shared/form/fields/ListToTake';
import { CountedDialog, type Counted } from '@/shared/list/choice/CountedDialog';
import { NativeSelect } from '@/shared/ui/controls/NativeSelect';
import { useFormat } from '@/shared/ui/format/use-format';
import { uuidsOfResult } from '../my-list/uuids-of-result';
import type { Adding } from './adding';

const KINDS = ['subset', 'dataset'] as const;
type Kind = (typeof KINDS)[number];

const SOURCES = { subset: subsetSource, dataset: datasetSource };

interface Members {
  /** In the order of the list, where it has one. */
  uuids: string[];
  total: number;
  /** That it names and the catalogue does not hold. */
  missing: number;
}

/** The accessions of a published list that the catalogue holds, historic ones too, and how many it does not. */
async function membersOf(dispatch: ApiDispatch, kind: Kind, uuid: string, limit: number): Promise<Members> {
  const filter: AccessionFilter = kind === 'subset' ? { subsets: [uuid] } : { datasets: [uuid] };
  const [now, historic] = await Promise.all(
    [false, true].map((is) => uuidsOfResult(dispatch, { filter: { ...filter, historic: is } }, limit)),
  );
  const held = [...(now?.uuids ?? []), ...(historic?.uuids ?? [])];
  const total = (now?.total ?? 0) + (historic?.total ?? 0);
  const params = { uuid };
  if (kind === 'dataset') {
    const { totalElements } = await sendPastStore('GET /dataset/accessions/:uuid', {
      params,
      query: { unknown: true, l: 1 },
    });
    return { uuids: held, total, missing: totalElements };
  }
  const named = await sendPastStore('GET /subset/:uuid/accessions', { params });
  const known = new Set(held);
  return { uuids: named.filter((each) => known.has(each)), total, missing: Math.max(0, named.length - total) };
}

/** All accessions of a subset or a dataset that is found by its title: counted, then added. */
export default function AddAllOf({ limit, ...adding }: Adding) {
  const { t } = useTranslation('members');
  const { number } = useFormat();
  const dispatch = useApiDispatch();
  const [kind, setKind] = useState<Kind>('subset');
  const [chosen, setChosen] = useState('');
  const counted = (key: 'count' | 'missing' | 'overLimit', count: number) =>
    t(key, { count, shown: number(count), limit: number(limit) });
  const count = async (): Promise<Counted> => {
    const { uuids, total, missing } = await membersOf(dispatch, kind, chosen, limit);
    const refused = total > limit;
    return {
      ids: refused ? [] : uuids,
      notes: [
        counted('count', total),
        ...(missing > 0 ? [counted('missing', missing)] : []),
        ...(refused ? [counted('overLimit', total)] : []),
      ],
      refused,
    };
  };
  return (
    <CountedDialog
      {...adding}
      title={t('allOfTitle')}
      of={chosen ? `${kind} ${chosen}` : undefined}
      count={count}
      countLabel={t('countThem')}
    >
      <p>{t('allOfText', { limit: number(limit) })}</p>
      <NativeSelect
        label={t('allOfKind')}
        value={kind}
        options={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={(value) => setKind(value === 'dataset' ? 'dataset' : 'subset')}
      />
      <ListToTake
        key={kind}
        label={t(`kinds.${kind}`)}
        help={t('allOfHelp')}
        source={SOURCES[kind]}
        onChoose={setChosen}
      />
    </CountedDialog>
  );
}
