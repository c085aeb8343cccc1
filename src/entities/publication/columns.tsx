import type { Stored } from '@/contract/entity';
import type { Publishable } from '@/contract/publication/publication';
import { href } from '@/routes/href';
import { nameColumn } from '@/shared/list/columns';
import type { ListColumn } from '@/shared/list/definition';
import { Day } from '@/shared/ui/values/Day';
import { Missing } from '@/shared/ui/text/Missing';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { LanguageName } from './values/LanguageName';
import { Licence } from './values/Licence';
import { StateBadge } from './values/StateBadge';
import { shortStateName } from './values/state-name';
import { TranslatedTitle } from './values/TranslatedTitle';

/** Columns of whatever is published; a list spreads them and says how wide they are, and which are usual. */

/** The name of a row, in the reader's language where it was translated; sorted by it as it was written. */
export const titleColumn = (rest: Pick<ListColumn<Publishable>, 'width' | 'flex'>): ListColumn<Publishable> => ({
  ...nameColumn('title', rest),
  cell: (item) => <TranslatedTitle item={item} />,
});

export const ownerColumn: ListColumn<Publishable> = {
  name: 'owner',
  sort: 'owner',
  working: true,
  width: 100,
  text: ({ owner }) => owner?.shortName,
  cell: ({ owner }) =>
    owner ? (
      <RouteLink to={href('partner', { uuid: owner.uuid })}>
        <bdi>{owner.shortName}</bdi>
      </RouteLink>
    ) : (
      <Missing />
    ),
};

/** What is not published yet says so where everybody sees it, in place of a version that nobody may cite. */
export const versionColumn: ListColumn<Publishable> = {
  name: 'versionTag',
  usual: true,
  // There the state says more.
  working: false,
  width: 80,
  text: ({ versionTag }) => versionTag,
  cell: ({ versionTag, state }) =>
    state === 'PUBLISHED' ? <bdi>{versionTag}</bdi> : <shortStateName.Name code={state} />,
};

export const rightsColumn: ListColumn<{ rights?: string | null }> = {
  name: 'rights',
  sort: 'rights',
  width: 150,
  flex: 1,
  cell: ({ rights }) => (rights ? <Licence rights={rights} short /> : <Missing />),
};

export const languageColumn: ListColumn<Publishable> = {
  name: 'language',
  sort: 'language',
  width: 110,
  cell: ({ language }) => (language ? <LanguageName tag={language} /> : <Missing />),
};

export const stateColumn: ListColumn<Publishable> = {
  name: 'state',
  sort: 'state',
  working: true,
  width: 140,
  cell: ({ state }) => <StateBadge state={state} />,
};

export const changedColumn: ListColumn<Stored> = {
  name: 'lastModifiedDate',
  sort: 'lastModifiedDate',
  working: true,
  width: 120,
  align: 'end',
  cell: ({ lastModifiedDate }) => <Day iso={lastModifiedDate} />,
};
