import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Drafted } from '@/contract/content/drafted';
import type { Finish } from '@/shared/editor/definition';
import { ChoiceLabel } from '@/shared/ui/controls/ChoiceLabel';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { draftedApi } from './api';
import type { Drafting } from './drafting-of';

/** Publishes what was saved, and with it those drafts of menus that are chosen, where `menus` are offered. */
export function usePublishing<T extends Drafted>({ move }: Drafting<T>, menus: boolean): Finish<T> {
  const { t } = useTranslation('drafted');
  const isolated = useIsolated();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { currentData: drafts = [] } = draftedApi.endpoints.menuDrafts.useQuery(undefined, { skip: !menus });
  const along = drafts.filter(({ key }) => chosen.has(key));
  return {
    label: t('moves.publish'),
    save: t('save'),
    done: 'drafted:done.publish',
    run: (saved) =>
      move('publish', saved, along.length > 0 ? along.map(({ key, version = 0 }) => ({ key, version })) : undefined),
    choices: drafts.map(({ key }) => (
      <ChoiceLabel key={key}>
        <input
          type="checkbox"
          checked={chosen.has(key)}
          onChange={({ target }) =>
            setChosen((before) => new Set(target.checked ? [...before, key] : [...before].filter((one) => one !== key)))
          }
        />
        {t('menuAlong', { menu: isolated(key) })}
      </ChoiceLabel>
    )),
  };
}
