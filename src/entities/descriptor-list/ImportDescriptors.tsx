import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DescriptorListDetails } from '@/contract/descriptor/descriptor-list';
import { allowedActions } from '@/contract/publication/workflow';
import { useSession } from '@/session/use-session';
import { useWrite } from '@/shared/api/changes';
import { PasteImport } from '@/shared/form/paste/PasteImport';
import { useFormat } from '@/shared/ui/format/use-format';
import { descriptorTable } from './descriptor-table';

/** The step of an editor that takes descriptors from a table, all of them or none. */
export default function ImportDescriptors({ item }: { item: DescriptorListDetails }) {
  const { t } = useTranslation('descriptor-list');
  const { number } = useFormat();
  const { authorities } = useSession();
  const write = useWrite();
  const { uuid, version = 0, descriptors } = item;
  const kind = useMemo(() => descriptorTable(descriptors), [descriptors]);
  const of = (key: 'import.button' | 'import.done', { length: count }: { length: number }) =>
    t(key, { count, shown: number(count) });
  return (
    <PasteImport
      kind={kind}
      how={t('import.how')}
      label={t('import.text')}
      readOnly={!allowedActions(item, authorities).includes('edit')}
      found={(read) => {
        const created = read.filter((each) => each.uuid === undefined).length;
        return t('import.found', { count: read.length, shown: number(read.length), created: number(created) });
      }}
      button={(read) => of('import.button', read)}
      send={async (read) => {
        const body = { version, descriptors: [...read] };
        await write('POST /descriptorlist/:uuid/descriptors', { params: { uuid }, body });
        return of('import.done', read);
      }}
    />
  );
}
