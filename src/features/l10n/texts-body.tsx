import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { CONTENT_LANGUAGES, type ContentLanguage } from '@/contract/constants';
import { limitOf, type L10nEntity, type L10nFilter, type L10nRow, type L10nText } from '@/contract/l10n/l10n';
import { codeOf } from '@/contract/publication/text-in';
import { useLanguageName } from '@/entities/publication/values/use-language-name';
import { href } from '@/routes/href';
import type { BodyProps } from '@/shared/list/definition';
import { ListSkeleton } from '@/shared/list/screen/ListSkeleton';
import { NoMatch } from '@/shared/list/screen/NoMatch';
import { Pager } from '@/shared/list/screen/Pager';
import type { GridItem, GridText } from '@/shared/text-grid/grid-text';
import { TextGrid } from '@/shared/text-grid/TextGrid';
import { Button } from '@/shared/ui/controls/Button';
import { DialogButton } from '@/shared/ui/controls/DialogButton';
import { NativeSelect } from '@/shared/ui/controls/NativeSelect';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { Outcome } from '@/shared/ui/outcomes/Outcome';
import { useLanguagesIn } from './api';
import { useShownRows } from './use-shown-rows';
import styles from './texts-body.module.css';

// Needed by those who translate in other programs.
const ElsewhereDialog = lazyPart(() => import('./elsewhere/ElsewhereDialog'));

/** Pages of things that readers have as soon as they are translated. */
const PAGES: Partial<Record<L10nEntity, (key: string) => string>> = {
  crop: (shortName) => href('crop', { shortName }),
  subset: (uuid) => href('subset', { uuid }),
  dataset: (uuid) => href('dataset', { uuid }),
  descriptor: (uuid) => href('descriptor', { uuid }),
  descriptorlist: (uuid) => href('descriptorList', { uuid }),
};

const isContent = (entity: L10nEntity): boolean => entity === 'article' || entity === 'activitypost';

/** Rows as the grid has them; what is written in the language itself has nothing to be translated. */
function useGridItems(entity: L10nEntity, to: ContentLanguage, also: ContentLanguage | undefined) {
  const { t } = useTranslation('l10n');
  const textOf = ({ name, source, in: texts }: L10nText): GridText | [] => {
    const there = texts[to];
    if (!there) return [];
    const code = codeOf(name);
    const beside = also && texts[also]?.text;
    return {
      ...there,
      name,
      source,
      label: code === undefined ? t(`texts.${name as 'title'}`) : t('texts.term', { code }),
      max: limitOf(entity, name),
      long: name === 'body' || name === 'otherNames' || (name === 'description' && !isContent(entity)),
      ...(beside && { also: beside }),
    };
  };
  return ({ key, title, language, state, texts }: L10nRow): GridItem => {
    const page = PAGES[entity]?.(key);
    const shown = texts.flatMap(textOf);
    return {
      key,
      title,
      language,
      texts: shown,
      ...(state === 'DRAFT' && { note: t('draft') }),
      ...(page && { to: page }),
    };
  };
}

/** The texts of a page of rows in one language, to be typed in place. It opens with what is missing. */
export const textsBody = (entity: L10nEntity) =>
  function TextsBody({ definition, list, code }: BodyProps<L10nRow, L10nFilter>) {
    const { t } = useTranslation('l10n');
    const nameOf = useLanguageName();
    const [, setParams] = useSearchParams();
    const { to, also } = useLanguagesIn();
    const itemOf = useGridItems(entity, to, also);
    const [opened, setOpened] = useState(code === undefined ? undefined : to);
    const { change, page, failure } = list;
    useEffect(() => {
      if (opened === to) return;
      setOpened(to);
      change({ missing: [to] });
    }, [opened, to, change]);
    const [imports, setImports] = useState(0);
    const shown = useShownRows(entity, list, to, `${to}|${also}|${imports}`);

    const languages = CONTENT_LANGUAGES.filter((each) => each !== 'en' || !(isContent(entity) || entity === 'crop'));
    const options = languages.map((each) => ({ value: each as string, label: nameOf(each) }));
    const show = (name: 'to' | 'also', value: string) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        next.delete('page');
        return next;
      });

    const items = shown?.rows.map(itemOf).filter(({ texts }) => texts.length > 0);
    // What was the last to be missing stays there with what was typed into it.
    const none = page?.totalElements === 0 && !list.busy && shown?.rows.length === 0;
    return (
      <>
        <div className={styles.languages}>
          <NativeSelect label={t('into')} value={to} options={options} onChange={(value) => show('to', value)} />
          <NativeSelect
            label={t('also')}
            value={also ?? ''}
            options={[{ value: '', label: t('none') }, ...options.filter(({ value }) => value !== to)]}
            onChange={(value) => show('also', value)}
          />
          <DialogButton label={t('elsewhere.open')}>
            {(close) => (
              <ElsewhereDialog
                entity={entity}
                filter={list.filter ?? {}}
                to={to}
                onChange={() => setImports((count) => count + 1)}
                onClose={close}
              />
            )}
          </DialogButton>
        </div>
        {isContent(entity) && <p>{t('drafts')}</p>}
        {none && list.filter?.missing?.includes(to) && (
          <Outcome title={t('nothing', { language: nameOf(to) })} text={t('nothingText')}>
            <Button variant="contained" onClick={() => change({})}>
              {t('all')}
            </Button>
          </Outcome>
        )}
        {none && !list.filter?.missing?.includes(to) && <NoMatch definition={definition} list={list} />}
        {!page && failure && <FailureOutcome failure={failure} retry={list.retry} />}
        {!items && !failure && <ListSkeleton small={false} />}
        {!none && shown && items && page && (
          <>
            <TextGrid
              key={shown.of}
              label={t('title')}
              items={items}
              language={{ code: to, name: nameOf(to) }}
              also={also && { code: also, name: nameOf(also) }}
              save={shown.save}
            />
            <Pager page={page} view={list.view} onShow={list.show} />
          </>
        )}
      </>
    );
  };
