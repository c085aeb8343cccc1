import { http, type HttpHandler } from 'msw';
import type { Answer } from './world/answer';
import { isApiPath } from './http/router';
import { makeServe } from './world/serve';
import type { World } from './world/world';
import { accessions } from './resources/accessions';
import { account } from './resources/account';
import { sendReminders } from './requests/reminders';
import { adminRequests } from './resources/admin-requests';
import { amphibian } from './resources/amphibian';
import { apiTokens } from './resources/api-tokens';
import { authorize } from './resources/authorize';
import { bibliography } from './resources/bibliography';
import { brapi } from './resources/brapi';
import { climate } from './resources/climate';
import { crops } from './resources/crops';
import { datasetWritings } from './resources/dataset-writing';
import { datasets } from './resources/datasets';
import { ingest } from './resources/ingest';
import { descriptorLists } from './resources/descriptor-lists';
import { descriptors } from './resources/descriptors';
import { diversityTrees } from './resources/diversity-trees';
import { genotypes } from './resources/genotypes';
import { geography } from './resources/geography';
import { history } from './resources/history';
import { images } from './resources/images';
import { info } from './resources/info';
import { institutes } from './resources/institutes';
import { mailbox } from './resources/mailbox';
import { map } from './resources/map';
import { match } from './resources/match';
import { me } from './resources/me';
import { networks } from './resources/networks';
import { oauth } from './resources/oauth';
import { observations } from './resources/observations';
import { permissions } from './resources/permissions';
import { passport } from './resources/passport';
import { partners } from './resources/partners';
import { registration } from './resources/registration';
import { ownRequestAnswers } from './resources/own-requests';
import { externalRequests } from './resources/external-requests';
import { requests } from './resources/requests';
import { repository } from './resources/repository';
import { subrequests } from './resources/subrequests';
import { subsets } from './resources/subsets';
import { subsetting } from './resources/subsetting';
import { taxonomy } from './resources/taxonomy';
import { vocabulary } from './resources/vocabulary';

/** Every line of the contract, each answered once. */
export const answers: readonly Answer[] = [
  ...oauth,
  ...authorize,
  ...info,
  ...registration,
  ...account,
  ...apiTokens,
  ...requests,
  ...externalRequests,
  ...ownRequestAnswers,
  ...adminRequests,
  ...subrequests,
  ...mailbox,
  ...me,
  ...accessions,
  ...climate,
  ...subsetting,
  ...match,
  ...map,
  ...images,
  ...history,
  ...passport,
  ...institutes,
  ...crops,
  ...geography,
  ...datasets,
  ...datasetWritings,
  ...ingest,
  ...observations,
  ...amphibian,
  ...descriptors,
  ...descriptorLists,
  ...subsets,
  ...diversityTrees,
  ...permissions,
  ...partners,
  ...networks,
  ...vocabulary,
  ...taxonomy,
  ...bibliography,
  ...genotypes,
  ...repository,
  ...brapi,
];

/**
 * The API as one msw handler: msw would clone the request and compile a pattern for each of a hundred.
 * Other addresses stay unhandled, so that msw can tell of them.
 * @param origin that the API answers at, or `*` for any.
 */
export function handlers(world: World, origin: string, onError?: (error: unknown) => void): HttpHandler[] {
  const serve = makeServe(world, answers, onError, sendReminders);
  const isOurs = ({ request }: { request: Request }): boolean => {
    const url = new URL(request.url);
    return (origin === '*' || url.origin === origin) && isApiPath(url.pathname);
  };
  return [http.all(isOurs, ({ request }) => serve(request))];
}
