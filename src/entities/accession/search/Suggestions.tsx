import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isEnoughTyped, MEANING_KINDS, type WordsSuggestion } from '@/contract/accession/suggest';
import { asFailure } from '@/shared/api/failure';
import { Marked } from '@/shared/search/suggestions/Marked';
import type { SuggestionsProps } from '@/shared/search/SearchBox';
import { SuggestionList, type SuggestionGroup } from '@/shared/search/suggestions/SuggestionList';
import { useFormat } from '@/shared/ui/format/use-format';
import { searchApi } from './api';
import { pageOf } from './page-of';
import { useAsk } from './use-ask';
import { useMeaningName } from './use-meaning-name';
import { qualified } from './words';

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

/** `of`: searches for words. */
type Props = SuggestionsProps & { of: (q: string) => void };

/** What the catalogue has names for, as the server suggests it. */
export default function Suggestions({ of: onAsk, onChosen, ...box }: Props) {
  const { typed } = box;
  const { t } = useTranslation('search');
  const { number } = useFormat();
  const navigate = useNavigate();
  const ask = useAsk();
  const nameOf = useMeaningName();
  const { q, suggestions } = useSuggestions(typed);

  const choose = (suggestion: WordsSuggestion) => {
    const { kind, key, from } = suggestion;
    const before = typed.slice(0, from).trim();
    const page = pageOf(suggestion);
    const isTrait = kind === 'trait' && before !== '';
    const words = isTrait || page ? typed : `${before} ${qualified(suggestion)}`.trim();
    onChosen(words);
    if (isTrait) ask(before, { trait: key });
    else if (page) void navigate(page);
    else onAsk(words);
  };
  const groups = MEANING_KINDS.flatMap((kind): SuggestionGroup[] => {
    const some = suggestions?.filter((each) => each.kind === kind);
    if (!some?.length) return [];
    const options = some.map((suggestion) => {
      const { key, from, count } = suggestion;
      const name = <Marked name={nameOf(suggestion)} typed={q.slice(from)} />;
      return {
        key: `${kind}:${key}`,
        name: kind === 'taxon' ? <i lang="la">{name}</i> : name,
        ...(count !== undefined && {
          detail: kind === 'trait' ? t('datasets', { count, shown: number(count) }) : number(count),
        }),
        choose: () => choose(suggestion),
      };
    });
    return [{ key: kind, label: t(`kinds.${kind}`), options }];
  });
  return <SuggestionList {...box} groups={suggestions && groups} />;
}
