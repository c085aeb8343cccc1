import { styled } from '@mui/material/styles';
import { lazy, Suspense, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { MAX_SEARCH_LENGTH } from '@/contract/suggest';
import { useDraft } from '@/shared/filters/use-draft';
import { controlStyle } from '@/shared/ui/control-style';

// Needed once somebody types.
const Suggestions = lazy(() => import('./Suggestions'));

const Form = styled('form')(({ theme }) => ({
  position: 'relative',
  paddingBlockEnd: theme.spacing(1.5),
  textAlign: 'start',
  '@media print': { display: 'none' },
  '& input': { ...controlStyle(theme), width: '100%', padding: theme.spacing(1, 1.5) },
}));

interface Props {
  label: string;
  placeholder: string;
  /** The words that what is shown was asked by. */
  applied?: string;
  /** Behind the input. */
  children?: ReactNode;
  onAsk: (q: string) => void;
}

/** One box for whatever the catalogue has names for: suggestions while typing, Enter searches for all that was typed. */
export function SearchBox({ label, placeholder, applied = '', children, onAsk }: Props) {
  const [typed, setTyped] = useDraft(applied);
  const [begun, setBegun] = useState(false);
  const [open, setOpen] = useState(false);
  const [popup, setPopup] = useState<{ active?: string }>();
  const keys = useRef<(event: KeyboardEvent) => void>(undefined);
  const id = useId();
  const setKeys = (handler: typeof keys.current) => {
    keys.current = handler;
  };
  const ask = (q: string) => {
    setOpen(false);
    setTyped(q);
    onAsk(q);
  };
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        ask(typed);
      }}
    >
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={popup !== undefined}
        aria-controls={popup && id}
        aria-activedescendant={popup?.active}
        aria-label={label}
        placeholder={placeholder}
        maxLength={MAX_SEARCH_LENGTH}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setBegun(true);
          setOpen(true);
        }}
        onKeyDown={(event) => keys.current?.(event)}
        onBlur={() => setOpen(false)}
      />
      {children}
      {begun && (
        <Suspense>
          <Suggestions
            id={id}
            typed={typed}
            open={open}
            onKeys={setKeys}
            onOpen={setOpen}
            onPopup={setPopup}
            onAsk={ask}
          />
        </Suspense>
      )}
    </Form>
  );
}
