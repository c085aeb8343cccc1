import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';
import type { SuggestionsProps } from '../SearchBox';
import styles from './SuggestionList.module.css';

export interface SuggestionGroup {
  key: string;
  label: string;
  options: readonly {
    /** Unlike that of any other option of the list. */
    key: string;
    name: ReactNode;
    /** At the end of its line, such as how many there are. */
    detail?: string;
    choose: () => void;
  }[];
}

type Props = Omit<SuggestionsProps, 'onChosen'> & {
  /** Undefined while nothing is known. */
  groups: readonly SuggestionGroup[] | undefined;
};

/** Ways to go on from what is typed, by kind; a listbox that belongs to its combobox. */
export function SuggestionList({ id, typed, open, onKeys, onOpen, onPopup, groups }: Props) {
  const { t } = useTranslation('search');
  const [at, setAt] = useState<{ typed: string; key: string }>();
  const list = useRef<HTMLDivElement>(null);
  const shown = groups?.flatMap(({ options }) => options) ?? [];
  const isShown = open && shown.length > 0;
  // Something else is typed: the keyboard is in the box again.
  const active = at?.typed === typed ? shown.findIndex(({ key }) => key === at.key) : -1;

  const move = (step: number) => {
    onOpen(true);
    const next = shown[active < 0 && step < 0 ? shown.length - 1 : active + step];
    setAt(next && { typed, key: next.key });
  };
  useLayoutEffect(() => {
    onKeys((event) => {
      if (event.nativeEvent.isComposing) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const chosen = isShown ? shown[active] : undefined;
      if (step && shown.length > 0) move(step);
      else if (event.key === 'Enter' && chosen) chosen.choose();
      else if (event.key === 'Escape' && isShown) onOpen(false);
      else return;
      event.preventDefault();
    });
    return () => onKeys(undefined);
  });
  useEffect(() => {
    onPopup(isShown ? { ...(active >= 0 && { active: `${id}-${active}` }) } : undefined);
    if (isShown && active >= 0)
      list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [id, isShown, active, onPopup]);

  return (
    <>
      <VisuallyHidden role="status">{open && groups && t('count', { count: shown.length })}</VisuallyHidden>
      {isShown && (
        <div className={styles.popup} ref={list} id={id} role="listbox" aria-label={t('suggestions')}>
          {groups?.map(({ key: group, label, options }) => (
            <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <div id={`${id}-${group}`} role="presentation">
                {label}
              </div>
              {options.map((option) => {
                const index = shown.indexOf(option);
                // Its keys are those of the box, which keeps the focus.
                const props = {
                  id: `${id}-${index}`,
                  role: 'option',
                  'aria-selected': index === active,
                  onMouseDown: (event: MouseEvent) => event.preventDefault(),
                  onClick: option.choose,
                };
                return (
                  <div key={option.key} {...props}>
                    <bdi>{option.name}</bdi>
                    {option.detail !== undefined && <small>{option.detail}</small>}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
