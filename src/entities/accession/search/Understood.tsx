import { Button } from '@/shared/ui/controls/Button';
import { Chip } from '@/shared/ui/controls/Chip';
import { useRef, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Accession } from '@/contract/accession/accession';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { MAX_SEARCH_LENGTH, type Meaning, type WordsPart } from '@/contract/accession/suggest';
import { href } from '@/routes/href';
import type { ListWords } from '@/shared/list/definition';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { namesMaterial } from '../names-material';
import { pageOf } from './page-of';
import { useAsk } from './use-ask';
import { useMeaningName } from './use-meaning-name';
import { useOpenWords, useReading, useWords } from './use-open-words';
import { isQualified, isQuoted, plain, qualified, quoted, replaced } from './words';
import styles from './Understood.module.css';

interface PartProps {
  part: WordsPart;
  words: string;
  /** Puts other words in the place of these. */
  put: (words: string) => void;
}

/** What words are sought as, to be taken back; further meanings of theirs beside it. */
function Sought({ part: { is, meanings, not, corrected }, words, put }: PartProps) {
  const { t } = useTranslation('search');
  const nameOf = useMeaningName();
  const nameOfPart = (meaning: Meaning) => t('part', { kind: t(`kinds.${meaning.kind}`), name: nameOf(meaning) });
  const chip = (label: string, action: string, next: string) => (
    <Chip label={<bdi>{label}</bdi>} aria-label={`${label}. ${action}`} title={action} onClick={() => put(next)} />
  );
  const [first, ...others] = meanings ?? [];
  if (is === 'text' || !first) {
    const shown = plain(words);
    return chip(t('text', { words: shown }), t('takeAway', { words: shown }), '');
  }
  const chosen = isQualified(words);
  const named = nameOfPart(first);
  const wanted = not ? t('not', { part: named }) : named;
  const text = chosen ? nameOf(first) : plain(words);
  return (
    <>
      {chip(
        corrected ? t('corrected', { part: wanted, words: text }) : wanted,
        t('asText', { words: text }),
        quoted(text),
      )}
      {others.map((meaning) => (
        <Button key={`${meaning.kind}:${meaning.key}`} size="small" onClick={() => put(qualified(meaning))}>
          <bdi>{t('or', { part: nameOfPart(meaning) })}</bdi>
        </Button>
      ))}
    </>
  );
}

interface TraitsProps {
  traits: readonly Meaning[];
  filter: AccessionFilter | undefined;
  code: string | undefined;
}

const MAX_TRAITS = 5;

/** Words that name what is observed lead to the values of it, which are no criterion of a list. */
function Traits({ traits, filter, code }: TraitsProps) {
  const nameOf = useMeaningName();
  const { t } = useTranslation('search');
  const { number } = useFormat();
  const params = new URLSearchParams(useLocation().search);
  const to = (trait: Meaning) => {
    if (!code || !filter || !namesMaterial(filter)) return pageOf(trait) ?? '';
    params.set('where', trait.key);
    return `${href('accessionsTraits', { filterCode: code })}?${params}`;
  };
  return (
    <ul aria-label={t('asTrait')}>
      <li>{t('asTrait')}</li>
      {traits.slice(0, MAX_TRAITS).map((trait) => (
        <li key={trait.key}>
          <RouteLink to={to(trait)} underline="always">
            <bdi>{nameOf(trait)}</bdi>
          </RouteLink>
          {trait.count !== undefined && (
            <small>{t('datasets', { count: trait.count, shown: number(trait.count) })}</small>
          )}
        </li>
      ))}
    </ul>
  );
}

type Props = ComponentProps<ListWords<Accession, AccessionFilter>['Understood']>;

/** What the words in the address were understood as; nothing of them is left untold. */
export default function Understood({ list, address, tell }: Props) {
  const { t } = useTranslation(['search', 'ui']);
  const { number, list: listed } = useFormat();
  const { q, typed, within } = useWords();
  const { failure, retry } = useOpenWords({ address, tell });
  const { data } = useReading(q);
  const ask = useAsk();
  const bar = useRef<HTMLElement>(null);
  // What was pressed is there no longer.
  const askAnew = (words: string, everywhere = false) => {
    bar.current?.focus();
    ask(words, { within: everywhere ? undefined : (within ?? undefined) });
  };
  if (failure) return <FailureOutcome failure={failure} retry={retry} />;
  if (!data || q === '') return null;
  const { q: read, parts } = data;
  const wordsOf = ({ from, to }: WordsPart) => read.slice(from, to);
  const sought = parts.filter(({ is }) => is === 'meaning' || is === 'text');
  const left = parts.filter(({ is }) => is === 'left').map(wordsOf);
  const traits = parts.flatMap(({ is, meanings = [] }) => (is === 'trait' ? meanings : []));
  return (
    <section className={styles.bar} ref={bar} tabIndex={-1} aria-label={t('understood')}>
      {sought.length > 0 && (
        <ul>
          <li>{t('understoodAs')}</li>
          {sought.map((part) => (
            <li key={part.from}>
              <Sought part={part} words={wordsOf(part)} put={(words) => askAnew(replaced(read, part, words))} />
            </li>
          ))}
        </ul>
      )}
      {traits.length > 0 && <Traits traits={traits} filter={list.page?.filter} code={address.code} />}
      {left.length > 0 && <p>{t('left', { words: listed(left) })}</p>}
      {typed.length > MAX_SEARCH_LENGTH && <p>{t('tooLong', { most: number(MAX_SEARCH_LENGTH) })}</p>}
      <div>
        {!isQuoted(q) && (
          <Button size="small" onClick={() => askAnew(quoted(read))}>
            {t('exactly')}
          </Button>
        )}
        {within && (
          <Button size="small" onClick={() => askAnew(read, true)}>
            {t('everywhere')}
          </Button>
        )}
        <Button size="small" onClick={() => askAnew('')}>
          {t('ui:filters.clear')}
        </Button>
      </div>
    </section>
  );
}
