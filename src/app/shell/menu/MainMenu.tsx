import { useEffect, useId, useRef, useState, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteName } from '@/routes/routes';
import type { GroupName, MenuGroup } from './menu';
import { MenuLink } from './MenuLink';
import { useMenu } from './use-menu';
import styles from './MainMenu.module.css';

interface GroupProps extends MenuGroup {
  current: RouteName | undefined;
  open: boolean;
  /** Says of this group whether it is the open one, or what follows from the one that is. */
  onChange(next: (was: GroupName | undefined) => GroupName | undefined): void;
}

/**
 * A button that shows its group below it, until a choice, Escape, or what is done elsewhere. A mouse opens it by
 * coming, so that no entry costs a click more, and closes it by leaving unless it was clicked.
 */
function Group({ named, items, current, open, onChange }: GroupProps) {
  const { t } = useTranslation('nav');
  const id = useId();
  const place = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => onChange((was) => (was === named ? undefined : was));
  useEffect(() => {
    if (!open) return undefined;
    const holds = (target: EventTarget | null) => target instanceof Node && place.current?.contains(target);
    const leave = ({ target }: Event) => {
      if (!holds(target)) onChange(() => undefined);
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (holds(document.activeElement)) button.current?.focus();
      onChange(() => undefined);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [open, onChange]);
  const ofMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && !place.current?.contains(document.activeElement)) act();
  };
  return (
    <li ref={place} onPointerEnter={ofMouse(() => onChange((was) => was ?? named))} onPointerLeave={ofMouse(close)}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-current={items.some(({ name }) => name === current) ? 'true' : undefined}
        // Only keys close it here: a mouse that comes to click has opened it already.
        onClick={({ detail }) => onChange(() => (open && detail === 0 ? undefined : named))}
      >
        {t(`groups.${named}`)}
        <svg width="10" height="6" viewBox="0 0 10 6" aria-hidden="true" focusable="false">
          <path fill="none" stroke="currentColor" strokeWidth="1.500" d="m1 1 4 4 4-4" />
        </svg>
      </button>
      <ul id={id} hidden={!open}>
        {items.map((item) => (
          <li key={item.name}>
            <MenuLink item={item} current={current} onClick={close} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The menu in the header of large screens, one line; the same entries are in the side menu of smaller ones. */
export function MainMenu() {
  const { t } = useTranslation('nav');
  const { entries, current } = useMenu();
  const [open, setOpen] = useState<GroupName>();
  return (
    <nav className={styles.nav} aria-label={t('mainMenu')}>
      <ul>
        {entries.map((entry) =>
          'named' in entry ? (
            <Group key={entry.named} {...entry} current={current} open={entry.named === open} onChange={setOpen} />
          ) : (
            <li key={entry.name}>
              <MenuLink item={entry} current={current} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
