import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { criteriaOf } from '@/shared/filters/criteria/field-path';
import { chipsOf } from '@/shared/filters/chip';
import { CriterionName } from '@/shared/filters/CriterionName';
import { useOpenFilter } from '@/shared/list/address/use-open-filter';
import { Button } from '@/shared/ui/controls/Button';
import { useOnChange } from '@/shared/ui/controls/use-on-change';
import { useFormat } from '@/shared/ui/format/use-format';
import { Markdown } from '@/shared/ui/markdown/Markdown';
import { useText } from '@/shared/ui/text/use-text';
import { accessionFilters } from '../catalogue/filters';
import { accessionsPath, openableList } from '../catalogue/openable-list';
import { AnswerCount } from './AnswerCount';
import type { Refused } from './read-filter';
import type { Answer } from './read-reply';
import type { Turn } from './use-conversation';
import styles from './AskBody.module.css';

/** What of an answer is left out, each as its reader would call it. */
function NotUnderstood({ left, refused }: Pick<Answer, 'left' | 'refused'>) {
  const { t } = useTranslation(['ask', 'accession']);
  const text = useText('accession', 'ui');
  const { list } = useFormat();
  const named = ({ path, value }: Refused) => {
    const label = accessionFilters.some(({ field }) => field === path) ? text(`accession:fields.${path}`) : path;
    return value === undefined ? label : text('ui:filters.criterion', { label, value });
  };
  const all = [...left, ...refused.map(named)];
  if (all.length === 0) return null;
  return (
    <p className={styles.left}>
      <bdi>{t('notUnderstood', { words: list(all) })}</bdi>
    </p>
  );
}

/** What an answer asks for, in the words of the portal; nothing of it is applied before somebody says so. */
function Understood({ answer: { filter }, isLast }: { answer: Answer; isLast: boolean }) {
  const { t } = useTranslation('ask');
  const id = useId();
  const { open, opening } = useOpenFilter(openableList, accessionsPath);
  if (criteriaOf(filter).length === 0) return null;
  return (
    <>
      <p id={id}>{t('understoodAs')}</p>
      <ul className={styles.chips} aria-labelledby={id}>
        {chipsOf(accessionFilters, filter).map((chip) => (
          <li key={chip.key}>
            <CriterionName chip={chip} definitions={accessionFilters} namespace="accession" />
          </li>
        ))}
      </ul>
      <div className={styles.outcome}>
        {isLast && <AnswerCount filter={filter} />}
        <Button variant={isLast ? 'contained' : 'outlined'} loading={opening} onClick={() => void open(filter)}>
          {t('show')}
        </Button>
      </div>
    </>
  );
}

interface Props {
  turns: readonly Turn[];
  /** Of the conversation that goes on. */
  isCurrent: boolean;
}

/** What was asked and answered. The focus goes to an answer when it comes. */
export function Turns({ turns, isCurrent }: Props) {
  const { t } = useTranslation('ask');
  const heading = useRef<HTMLHeadingElement>(null);
  useOnChange(turns.length, (before) => {
    if (turns.length > before) heading.current?.focus();
  });
  if (turns.length === 0) return null;
  return (
    <ol className={styles.turns} aria-label={isCurrent ? t('conversation') : undefined}>
      {turns.map(({ message, answer }, at) => {
        const isLast = isCurrent && at === turns.length - 1;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- turns are only ever added at the end
          <li key={at}>
            <div className={styles.question}>
              <span>{t('asked')}</span>
              <p dir="auto">{message}</p>
            </div>
            <h3 ref={isLast ? heading : undefined} tabIndex={-1}>
              {t('answer', { number: at + 1 })}
            </h3>
            <Markdown text={answer.reply} />
            {answer.cut && <p>{t('cut')}</p>}
            <NotUnderstood {...answer} />
            <Understood answer={answer} isLast={isLast} />
          </li>
        );
      })}
    </ol>
  );
}
