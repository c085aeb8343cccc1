import type { Crop } from '@/contract/reference/crop';
import { KINDS, kindsWith, type KindWith } from '@/contract/kinds';
import type { Country, Region } from '@/contract/reference/geography';
import type { Institute } from '@/contract/reference/institute';
import type { Accounts } from '../accounts/accounts';
import { makeAiDecisions } from '../accounts/ai-terms';
import { makeApiTokens } from '../accounts/api-tokens';
import { makeConversations } from '../ai/conversations';
import type { Criterion } from '../ai/reading/criteria';
import { makeLinks } from '../accounts/links';
import { makeOutbox } from '../accounts/outbox';
import type { AccessionCounts, AccessionService } from '../../data/accessions/service';
import { makeAclRows, type AclRows } from '../../data/permissions/acl';
import { permissionsOf } from '../publication/publication';
import { makeAudit, type Audit } from '../../tools/store/audit';
import { makeCatalogue, type Catalogue } from '../../data/catalogue/catalogue';
import { changedNames } from '../../data/catalogue/changed-names';
import { withGroups } from '../../data/catalogue/groups';
import type { ObservedDataset } from '../../data/observations/observed-dataset';
import { makePassportUpdates, type PassportUpdates } from '../passport/updates';
import { makeAuthorization, type CodeFlow } from '../provider/authorization';
import { systemClock, type Clock } from '../../tools/store/clock';
import { demoAccessions } from '../../data/demo/demo-accessions';
import { makeFilterCodes, type FilterCodes } from '../../tools/lists/filter-codes';
import { makeLoggers, type Loggers } from '../../tools/log/loggers';
import { makeStore, type Backends, type Store } from '../../tools/store/store';
import { NOBODY, type Caller } from '../tokens/caller';
import { makeContent, type Content } from '../../data/content/content';
import type { TextFiles } from '../../data/content/content-seeds';
import { makeNewsletter } from '../accounts/newsletter/newsletter-rows';
import { makeLimits } from '../tokens/limits';
import { makeSavedMaps } from '../accounts/saved-maps';
import { DEFAULT_SETTINGS, type Settings } from './settings';
import { following, type Source } from '../../tools/store/source';
import type { Table } from '../../tools/store/table';
import { countryTable, cropTable, instituteTable, regionSource } from '../../data/reference/sources';
import { makeClients, type Clients } from '../tokens/kept-clients';
import { makeTokens } from '../tokens/tokens';
import { makeUsers } from '../../data/users/users';

/** Everything the reference API knows. One world is one installation; tests make as many as they like. */
export interface World extends Accounts, CodeFlow {
  /** As anybody may read them: what a caller filters by goes to `accessionsFor`. */
  accessions: AccessionService;
  /** With the members of drafts that this caller may read. */
  accessionsFor(caller: Caller): AccessionService;
  /** Of the accessions as they are now. */
  counts(): Promise<AccessionCounts>;
  /** By WIEWS code; codes that only occur in the loaded data name themselves. */
  institutes: Table<Institute>;
  /** By short name. */
  crops: Table<Crop>;
  /** By ISO 3166-1 alpha-3 code, historic MCPD codes included. */
  countries: Table<Country>;
  /** By M49 code. */
  regions: Source<Region>;
  catalogue: Catalogue;
  /** What the portal says of itself. */
  content: Content;
  filterCodes: FilterCodes;
  /** Applications that may ask for tokens. */
  clients: Clients;
  settings: Settings;
  /** What outlives a restart: accounts, and what was changed of the data. */
  store: Store;
  /** Permissions of single objects. */
  acl: AclRows;
  audit: Audit;
  /** When it was made, in milliseconds since 1970. */
  since: number;
  /** Who prints what. */
  loggers: Loggers;
  /** What genebanks changed of their accessions. */
  passport: PassportUpdates;
}

export interface WorldOptions {
  /** A number makes that many demo accessions in this process; a service was built elsewhere (files, worker). Default 300. */
  accessions?: number | AccessionService;
  /** Whether they are the demo's, with its datasets, subsets and trees. By default where a number is given. */
  demo?: boolean;
  /** Datasets that files brought. */
  traits?: readonly ObservedDataset[];
  clock?: Clock;
  /** What the portal says of itself from the beginning, read when it is first asked for; by default nothing. */
  texts?: () => Promise<TextFiles>;
  /** Where changes are kept; nowhere by default. */
  stores?: Backends;
  settings?: Partial<Settings>;
}

/** The kinds that accessions belong to, by the property of their filter. */
const BY_MEMBERS = Object.fromEntries(kindsWith('members').map((kind) => [KINDS[kind].members, kind])) as {
  [K in KindWith<'members'> as (typeof KINDS)[K]['members']]: K;
};

/** Makes a world at once: demo accessions are made when they are first asked for, changes restored before the first call. */
export function makeWorld(options: WorldOptions = {}): World {
  const { accessions: given = 300, clock = systemClock } = options;
  const settings = { ...DEFAULT_SETTINGS, ...options.settings };
  const store = makeStore(options.stores);
  const stored = typeof given === 'number' ? demoAccessions(given) : given;
  const audit = makeAudit(store, clock);
  const users = makeUsers(clock, store, settings.passwordIterations, () => settings.demoAccounts, audit);
  const passport = makePassportUpdates({ stored, store, audit });
  const { accessions } = passport;
  const counts = following(accessions, () => accessions.counts());
  const changes = { store, audit, clock, accessions };
  const institutes = instituteTable(counts, changes);
  const tokens = makeTokens({ clock, store, settings, users, isInUse: (id) => clients.find(id) !== undefined });
  const clients: Clients = makeClients({ clock, store, audit, settings, tokens });
  const acl = makeAclRows(store, audit);
  const { demo = typeof given === 'number', traits = [], texts = async () => ({}) } = options;
  const catalogue = makeCatalogue({
    accessions,
    counts,
    institutes,
    demo,
    traits,
    changes: { ...changes, acl },
  });
  const crops = cropTable(counts, changes);
  const names = changedNames({ institutes, crops, networks: catalogue.networks, taxa: catalogue.taxa });
  const readBy = withGroups(accessions, catalogue, stored, names);
  const accessionsFor = (caller: Caller) =>
    readBy((property, item) => permissionsOf(BY_MEMBERS[property], item, caller, acl).read);
  return {
    clock,
    accessions: accessionsFor(NOBODY),
    accessionsFor,
    counts,
    institutes,
    crops,
    countries: countryTable(counts, changes),
    regions: regionSource(counts, accessions),
    catalogue,
    content: makeContent(changes, texts),
    users,
    clients,
    tokens,
    apiTokens: makeApiTokens({ clock, store, users, audit }),
    authorization: makeAuthorization(clock, store),
    limits: makeLimits(clock),
    links: makeLinks(clock, store),
    outbox: makeOutbox(clock, store, () => settings.mailbox),
    filterCodes: makeFilterCodes(store, clock),
    savedMaps: makeSavedMaps(store),
    aiDecisions: makeAiDecisions(store),
    conversations: makeConversations<readonly Criterion[]>(clock, []),
    newsletter: makeNewsletter(store),
    settings,
    store,
    acl,
    audit,
    since: clock.now(),
    loggers: makeLoggers(store),
    passport,
  };
}
