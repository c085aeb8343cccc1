import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestHolder, Wish } from '@/contract/request/request';
import type { ExternalRequest } from '@/contract/request/request-external';
import { href } from '@/routes/href';
import { Button } from '@/shared/ui/controls/Button';
import { ChoiceLabel } from '@/shared/ui/controls/ChoiceLabel';
import { CopyButton } from '@/shared/ui/controls/CopyButton';
import { ExternalLink } from '@/shared/ui/values/ExternalLink';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { MailLink } from '@/shared/ui/values/MailLink';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useFormat } from '@/shared/ui/format/use-format';
import { useStableCallback } from '@/shared/ui/controls/use-stable-callback';
import { AskedAccessions } from '../AskedAccessions';
import { AccessionChoice } from './AccessionChoice';
import { askedOf, countOf, isUnavailable, useRequestDraft, type Choice } from './request-draft';
import { RequestPage } from '../RequestPage';
import { useRequestSource, useStepFetched } from '../request-source';
import RequestsStart from './RequestsStart';
import { useHolders } from './use-holders';

/** More than genebanks usually send at once. */
const MANY = 100;

/** With or without one code. */
const toggled = (codes: readonly string[], code: string): string[] =>
  codes.includes(code) ? codes.filter((each) => each !== code) : [...codes, code];

interface HolderChoiceProps extends Pick<Choice, 'leftOut' | 'wishes'> {
  holder: RequestHolder;
  isAsked: boolean;
  withUnavailable: boolean;
  toggle: (list: Exclude<keyof Choice, 'wishes'>, code: string) => void;
  wishFor: (uuid: string, wish: Wish | undefined) => void;
}

/** Whether this institute is asked, and whether also for what it may not be able to send. Drawn anew only when that changes: there may be sixty. */
const HolderChoice = memo(function HolderChoice(props: HolderChoiceProps) {
  const { holder, isAsked, withUnavailable, leftOut, wishes, toggle, wishFor } = props;
  const { t } = useTranslation('requests');
  const { number } = useFormat();
  const { code, name, accessions } = holder;
  const unavailable = accessions.filter(isUnavailable).length;
  return (
    <AskedAccessions
      holder={holder}
      heading="h2"
      renderChoice={(row) =>
        isAsked &&
        (withUnavailable || !isUnavailable(row)) && (
          <AccessionChoice
            row={row}
            forms={holder.forms}
            isAsked={!leftOut.includes(row.uuid)}
            wish={wishes[row.uuid]}
            toggle={(uuid) => toggle('leftOut', uuid)}
            wishFor={wishFor}
          />
        )
      }
    >
      <ChoiceLabel>
        <input type="checkbox" checked={isAsked} onChange={() => toggle('without', code)} />
        {t('accessions.askHolder', { name })}
      </ChoiceLabel>
      {isAsked && unavailable > 0 && (
        <ChoiceLabel>
          <input type="checkbox" checked={withUnavailable} onChange={() => toggle('withUnavailable', code)} />
          {t('accessions.unavailable', { count: unavailable, number: number(unavailable) })}
        </ChoiceLabel>
      )}
    </AskedAccessions>
  );
});

/** As many as come with the click; the others are drawn right after, below what is in sight. */
const FIRST = 12;

interface HolderChoicesProps extends Pick<HolderChoiceProps, 'toggle' | 'wishFor'> {
  holders: readonly RequestHolder[];
  choice: Choice;
}

function HolderChoices({ holders, choice, toggle, wishFor }: HolderChoicesProps) {
  const shown = useDeferredValue(holders, holders.slice(0, FIRST));
  return shown.map((holder) => (
    <HolderChoice
      key={holder.code}
      holder={holder}
      isAsked={!choice.without.includes(holder.code)}
      withUnavailable={choice.withUnavailable.includes(holder.code)}
      leftOut={choice.leftOut}
      wishes={choice.wishes}
      toggle={toggle}
      wishFor={wishFor}
    />
  ));
}

/** Where to write oneself. */
function Elsewhere({ holder }: { holder: RequestHolder }) {
  const { t } = useTranslation('requests');
  const { url, email, accessions } = holder;
  return (
    <AskedAccessions holder={holder}>
      <div className="actions">
        {email && <MailLink address={email} />}
        {url && <ExternalLink url={url}>{t('accessions.website')}</ExternalLink>}
        <CopyButton
          text={accessions.map(({ accessionNumber }) => accessionNumber).join('\n')}
          label={t('accessions.copy')}
        />
      </div>
    </AskedAccessions>
  );
}

type Missed = Pick<ExternalRequest, 'missing' | 'missingCount'>;

const NONE_MISSED: Missed = { missing: [], missingCount: 0 };

/** What another system named and the catalogue does not hold, or no longer; the others can be asked for. */
function Missing({ missing, missingCount, gone }: Missed & { gone: readonly string[] }) {
  const { t } = useTranslation('requests');
  const { number } = useFormat();
  const more = missingCount - missing.length;
  const names = [
    ...missing.map(({ uuid, doi, instituteCode, accessionNumber, genus }) =>
      [uuid ?? doi ?? `${instituteCode} ${accessionNumber}`, genus].filter(Boolean).join(', '),
    ),
    ...gone,
  ];
  if (names.length === 0) return null;
  return (
    <section aria-labelledby="missing">
      <h2 id="missing">{t('accessions.unknown')}</h2>
      <p>{t('accessions.missingText')}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
        {more > 0 && <li>{t('accessions.moreMissing', { count: more, number: number(more) })}</li>}
      </ul>
    </section>
  );
}

const REST = ['leftOut', 'direct', 'absent'] as const;

interface SumProps extends Record<(typeof REST)[number], number> {
  text: 'accessions.sum' | 'accessions.sumChosen' | 'accessions.sumExternal';
  all: number;
  asked: number;
}

/** How many of all are requested, then where the others are: a sentence for each reason that there is. */
function Sum({ text, all, asked, ...rest }: SumProps) {
  const { t } = useTranslation('requests');
  const { number } = useFormat();
  const sentences = REST.filter((reason) => rest[reason] > 0).map((reason) =>
    t(`accessions.${reason}`, { count: rest[reason], number: number(rest[reason]) }),
  );
  return (
    <p aria-live="polite">
      {[t(text, { count: all, all: number(all), asked: number(asked) }), ...sentences].join(' ')}
    </p>
  );
}

/** `/requests/create`: what is asked for, by who holds it; every accession of the list is counted somewhere. */
export default function AccessionsStep() {
  const { t } = useTranslation('requests');
  const { number } = useFormat();
  const { data, failure, retry, count } = useHolders();
  const { external, chosen, stepHref } = useRequestSource();
  const { choice, choose } = useRequestDraft();
  const toggle = useStableCallback((list: Exclude<keyof Choice, 'wishes'>, code: string) =>
    choose({ ...choice, [list]: toggled(choice[list], code) }),
  );
  const wishFor = useStableCallback((uuid: string, wish: Wish | undefined) => {
    const { [uuid]: _before, ...others } = choice.wishes;
    choose({ ...choice, wishes: wish ? { ...others, [uuid]: wish } : others });
  });
  useStepFetched('info');
  const here = useMemo(() => (data?.holders ?? []).filter(({ takesRequests }) => takesRequests), [data]);
  if (count === 0) return <RequestsStart />;
  if (failure || !data) {
    return (
      <RequestPage title={t('accessions.title')} step="accessions">
        {failure ? (
          <FailureOutcome failure={failure} retry={retry} />
        ) : (
          <Skeleton variant="rounded" height={240} aria-busy />
        )}
      </RequestPage>
    );
  }
  const elsewhere = data.holders.filter(({ takesRequests }) => !takesRequests);
  const asked = countOf(askedOf(data.holders, choice));
  const { missing, missingCount } = external ?? NONE_MISSED;
  const absent = data.unknown.length + missingCount;
  return (
    <RequestPage title={t('accessions.title')} step="accessions">
      <Sum
        text={external ? 'accessions.sumExternal' : chosen ? 'accessions.sumChosen' : 'accessions.sum'}
        all={count + missingCount}
        asked={asked}
        leftOut={countOf(here) - asked}
        direct={countOf(elsewhere)}
        absent={absent}
      />
      <HolderChoices holders={here} choice={choice} toggle={toggle} wishFor={wishFor} />
      {elsewhere.length > 0 && (
        <>
          <h2>{t('accessions.elsewhere')}</h2>
          <p>{t('accessions.elsewhereText')}</p>
          {elsewhere.map((holder) => (
            <Elsewhere key={holder.code} holder={holder} />
          ))}
        </>
      )}
      {external ? (
        <Missing missing={missing} missingCount={missingCount} gone={data.unknown} />
      ) : (
        !chosen &&
        data.unknown.length > 0 && (
          <>
            <h2>{t('accessions.unknown')}</h2>
            <p>{t('accessions.unknownText', { count: absent, number: number(absent) })}</p>
          </>
        )
      )}
      {asked > MANY && <p>{t('accessions.many')}</p>}
      <div className="actions">
        {asked > 0 ? (
          <Button variant="contained" size="large" component={RouteLink} to={stepHref('info')}>
            {t('accessions.next')}
          </Button>
        ) : (
          <p role="status">{t('accessions.none')}</p>
        )}
        {!external && !chosen && (
          <Button component={RouteLink} to={href('myList')}>
            {t('start.look')}
          </Button>
        )}
      </div>
    </RequestPage>
  );
}
