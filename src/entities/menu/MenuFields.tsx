import { useCallback, useState } from 'react';
import { getIn, useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { MENU_ITEMS_MAX, MENU_LEVELS, type MenuItem } from '@/contract/content/menu';
import { allItems } from '@/contract/content/menu-schema';
import { useArticles } from '@/entities/names/use-articles';
import { randomUuid } from '@/shared/api/random-uuid';
import { FieldFrame } from '@/shared/form/fields/FieldFrame';
import { isProblem } from '@/shared/form/problem';
import { useFieldState } from '@/shared/form/use-field-state';
import { changedTree, nodeBy, placeOf } from '@/shared/tree/tree-node';
import { TreeEditor } from '@/shared/tree/TreeEditor';
import { ItemFields } from './ItemFields';
import { MenuPreview } from './MenuPreview';
import styles from './MenuFields.module.css';

const rename = (item: MenuItem, title: string): MenuItem => ({ ...item, title: title === '' ? null : title });

/** Where an item lies in the form: `items[0].items[2]`. */
function pathOf(items: readonly MenuItem[], id: string): string {
  const { parent, index } = placeOf(items, id) ?? { parent: null, index: 0 };
  return `${parent === null ? '' : `${pathOf(items, parent)}.`}items[${index}]`;
}

/** Whether something is wrong with the item itself, not with those below it. */
const isWrong = (error: unknown): boolean =>
  isProblem(error) ||
  (typeof error === 'object' && error !== null && Object.keys(error).some((key) => key !== 'items'));

/** The items of a menu, what the chosen one says and where it leads, and what readers will see. */
export function MenuFields() {
  const { t } = useTranslation('menu');
  const { values, errors, submitCount } = useFormikContext<{ key?: string }>();
  const { value: items, setValue, wrong } = useFieldState<MenuItem[]>('items');
  const [chosen, setChosen] = useState(items[0]?.id);
  const articles = useArticles(allItems(items).flatMap(({ slug }) => slug || []));
  const nameOf = useCallback(
    ({ title, slug }: MenuItem) => title || (slug ? (articles?.get(slug)?.title ?? slug) : ''),
    [articles],
  );
  const wrongOnes = allItems(items).filter(({ id }) => isWrong(getIn(errors, pathOf(items, id))));
  // What keeps the menu from being saved may be of an item that is not shown.
  const [seen, setSeen] = useState(submitCount);
  if (submitCount !== seen) {
    setSeen(submitCount);
    if (wrongOnes[0]) setChosen(wrongOnes[0].id);
  }
  const markOf = (item: MenuItem): string | undefined => {
    if (submitCount > 0 && wrongOnes.includes(item)) return t('marks.wrong');
    if (!item.slug || !articles) return undefined;
    const article = articles.get(item.slug);
    if (!article || article.template) return t('marks.absent');
    return article.publishedDate === null ? t('marks.unpublished') : undefined;
  };
  const item = chosen === undefined ? undefined : nodeBy(items, chosen);
  return (
    <div className={styles.editor}>
      <FieldFrame label={t('fields.items')} required={false} wrong={wrong}>
        <TreeEditor
          label={t('fields.items')}
          nodes={items}
          nameOf={nameOf}
          markOf={markOf}
          chosen={chosen}
          onChoose={setChosen}
          create={() => ({ id: randomUuid(), title: null })}
          onChange={(change) => setValue(changedTree(items, change, rename))}
          most={MENU_ITEMS_MAX}
          levels={MENU_LEVELS}
        />
      </FieldFrame>
      {item ? (
        <ItemFields key={item.id} item={item} path={pathOf(items, item.id)} name={nameOf(item)} />
      ) : (
        <p>{t('nothingChosen')}</p>
      )}
      <MenuPreview menuKey={values.key ?? ''} items={items} articles={articles} />
    </div>
  );
}
