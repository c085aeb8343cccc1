import { styled } from '@mui/material/styles';
import {
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isEnoughTyped, MEANING_KINDS, type MeaningKind, type WordsSuggestion } from '@/contract/suggest';
import { asFailure } from '@/shared/api/failure';
import { useFormat } from '@/shared/ui/use-format';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { searchApi } from './api';
import { matchIn } from './match-in';
import { pageOf } from './page-of';
import { useAsk } from './use-ask';
import { useMeaningName } from './use-meaning-name';
import { qualified } from './words';

const Popup = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '100%',
  marginBlockStart: theme.spacing(0.75),
  zIndex: theme.zIndex.appBar,
  minWidth: '100%',
  width: 'max-content',
  maxWidth: 'min(560px, calc(100vw - 32px))',
  maxHeight: 'min(60vh, 520px)',
  overflowY: 'auto',
  padding: theme.spacing(0.75),
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[6],
  '& [role=presentation]': {
    padding: theme.spacing(0.75, 1.5, 0.25),
    fontSize: '0.8125rem',
    color: theme.vars.palette.text.secondary,
  },
  '& [role=option]': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    padding: theme.spacing(0.75, 1.5),
    borderRadius: 6,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&:hover, &[aria-selected=true]': { backgroundColor: theme.vars.palette.tint },
    '&[aria-selected=true]': { outline: `1px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
    '& small': { color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' },
  },
  '& mark': { background: 'none', color: 'inherit', fontWeight: 700 },
  [theme.breakpoints.down('md')]: { '& [role=option]': { paddingBlock: theme.spacing(1.25) } },
}));

/** A name with what was typed of it marked. */
function Marked({ name, typed }: { name: string; typed: string }) {
  const match = matchIn(name, typed);
  if (!match) return <>{name}</>;
  return (
    <>
      {name.slice(0, match[0])}
      <mark>{name.slice(...match)}</mark>
      {name.slice(match[1])}
    </>
  );
}

/** Calls that a server does not have are not tried again and again. */
const ABSENT: ReadonlySet<unknown> = new Set([404, 405]);

/** What is suggested after the last key; while that is asked for, what was suggested for the beginning of it. */
function useSuggestions(typed: string): { q: string; suggestions?: readonly WordsSuggestion[] } {
  const q = useDeferredValue(typed.normalize('NFC'));
  const [absent, setAbsent] = useState(false);
  const skip = absent || !isEnoughTyped(q.trim());
  const { currentData, error } = searchApi.endpoints.wordsSuggestions.useQuery(q, { skip });
  if (error && !absent && ABSENT.has(asFailure(error).status)) setAbsent(true);
  const [last, setLast] = useState<{ q: string; suggestions: readonly WordsSuggestion[] }>();
  if (currentData && !skip && last?.suggestions !== currentData) setLast({ q, suggestions: currentData });
  const fits = !skip && !error && last && q.startsWith(last.q);
  return fits ? last : { q };
}

interface Props {
  id: string;
  typed: string;
  open: boolean;
  /** Takes what keys do. */
  onKeys: (handler: ((event: KeyboardEvent) => void) | undefined) => void;
  onOpen: (open: boolean) => void;
  /** What is shown, and the id of the option that the keyboard is at. */
  onPopup: (popup: { active?: string } | undefined) => void;
  onAsk: (q: string) => void;
}

/** Ways to go on from what is typed, by kind; a listbox that belongs to its combobox. */
export default function Suggestions({ id, typed, open, onKeys, onOpen, onPopup, onAsk }: Props) {
  const { t } = useTranslation('search');
  const { number } = useFormat();
  const navigate = useNavigate();
  const ask = useAsk();
  const nameOf = useMeaningName();
  const { q, suggestions } = useSuggestions(typed);
  const [at, setAt] = useState<{ of: unknown; index: number }>();
  const list = useRef<HTMLDivElement>(null);
  const groups = MEANING_KINDS.flatMap((kind): [MeaningKind, WordsSuggestion[]][] => {
    const some = suggestions?.filter((each) => each.kind === kind);
    return some?.length ? [[kind, some]] : [];
  });
  const shown = groups.flatMap(([, some]) => some);
  const isShown = open && shown.length > 0;
  // Other suggestions: the keyboard is in the box again.
  const active = at && at.of === suggestions && at.index < shown.length ? at.index : -1;

  const choose = (suggestion: WordsSuggestion) => {
    const { kind, key, from } = suggestion;
    const before = typed.slice(0, from).trim();
    onOpen(false);
    const page = pageOf(suggestion);
    if (kind === 'trait' && before) ask(before, { trait: key });
    else if (page) void navigate(page);
    else onAsk(`${before} ${qualified(suggestion)}`.trim());
  };
  const move = (step: number) => {
    onOpen(true);
    const { length } = shown;
    const next = active < 0 && step < 0 ? length - 1 : active + step;
    setAt({ of: suggestions, index: next >= length ? -1 : next });
  };
  useLayoutEffect(() => {
    onKeys((event) => {
      if (event.nativeEvent.isComposing) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const chosen = isShown ? shown[active] : undefined;
      if (step && shown.length > 0) move(step);
      else if (event.key === 'Enter' && chosen) choose(chosen);
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

  /** Its keys are those of the box, which keeps the focus. */
  const optionProps = (suggestion: WordsSuggestion, index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    'aria-selected': index === active,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: () => choose(suggestion),
  });

  return (
    <>
      <VisuallyHidden role="status">{open && suggestions && t('count', { count: shown.length })}</VisuallyHidden>
      {isShown && (
        <Popup ref={list} id={id} role="listbox" aria-label={t('suggestions')}>
          {groups.map(([kind, some]) => (
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
              <div id={`${id}-${kind}`} role="presentation">
                {t(`kinds.${kind}`)}
              </div>
              {some.map((suggestion) => {
                const index = shown.indexOf(suggestion);
                const { key, from, count } = suggestion;
                const name = <Marked name={nameOf(suggestion)} typed={q.slice(from)} />;
                return (
                  <div key={key} {...optionProps(suggestion, index)}>
                    <bdi>{kind === 'taxon' ? <i lang="la">{name}</i> : name}</bdi>
                    {count !== undefined && (
                      <small>{kind === 'trait' ? t('datasets', { count, shown: number(count) }) : number(count)}</small>
                    )}
                  </div>
                );
              })}
            </div>
          ))}
        </Popup>
      )}
    </>
  );
}
