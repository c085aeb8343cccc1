import { Suspense, useId, useRef, useState, type ComponentType, type KeyboardEvent, type ReactNode } from 'react';
import { MAX_SEARCH_LENGTH } from '@/contract/accession/suggest';
import { useDraft } from '@/shared/filters/panel/use-draft';
import styles from './SearchBox.module.css';

/** What a box shares with the list of its suggestions. */
export interface SuggestionsProps {
  id: string;
  typed: string;
  open: boolean;
  /** Takes what keys do. */
  onKeys: (handler: ((event: KeyboardEvent) => void) | undefined) => void;
  onOpen: (open: boolean) => void;
  /** What is shown, and the id of the option that the keyboard is at. */
  onPopup: (popup: { active?: string } | undefined) => void;
  /** One was chosen; what stands in the box from then on. */
  onChosen: (typed: string) => void;
}

interface Props<Of> {
  label: string;
  placeholder: string;
  /** The words that what is shown was asked by. */
  applied?: string;
  disabled?: boolean;
  /** Where words are sent as `?q=` until scripts have come. */
  action?: string;
  /** Behind the input. */
  children?: ReactNode;
  /** Drawn from the first key on, told what they are of. */
  Suggestions: ComponentType<SuggestionsProps & { of: Of }>;
  of: Of;
  onAsk: (q: string) => void;
  /** The box is left with these words in it. */
  onLeave?: (q: string) => void;
}

/** A box for words: suggestions while typing, Enter searches for all that was typed. The combobox of the ARIA patterns. */
export function SearchBox<Of>(props: Props<Of>) {
  const { label, placeholder, applied = '', disabled, action, children, Suggestions, of, onAsk, onLeave } = props;
  const [typed, setTyped] = useDraft(applied);
  const [begun, setBegun] = useState(false);
  const [open, setOpen] = useState(false);
  const [popup, setPopup] = useState<{ active?: string }>();
  const keys = useRef<(event: KeyboardEvent) => void>(undefined);
  const id = useId();
  const setKeys = (handler: typeof keys.current) => {
    keys.current = handler;
  };
  const settle = (q: string) => {
    setOpen(false);
    setTyped(q);
  };
  return (
    <form
      className={styles.form}
      role="search"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        settle(typed);
        onAsk(typed);
      }}
    >
      <input
        type="search"
        name={action && 'q'}
        enterKeyHint="search"
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={popup !== undefined}
        aria-controls={popup && id}
        aria-activedescendant={popup?.active}
        aria-label={label}
        placeholder={placeholder}
        disabled={disabled}
        maxLength={MAX_SEARCH_LENGTH}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setBegun(true);
          setOpen(true);
        }}
        onKeyDown={(event) => keys.current?.(event)}
        onBlur={() => {
          setOpen(false);
          onLeave?.(typed);
        }}
      />
      {children}
      {begun && (
        <Suspense>
          <Suggestions
            of={of}
            id={id}
            typed={typed}
            open={open}
            onKeys={setKeys}
            onOpen={setOpen}
            onPopup={setPopup}
            onChosen={settle}
          />
        </Suspense>
      )}
    </form>
  );
}
