import { http, type HttpHandler } from 'msw';
import type { Answer } from '../rules/world/answer';
import { isApiPath } from '../tools/http/router';
import { makeServe } from '../rules/world/serve';
import type { World } from '../rules/world/world';
import { accessions } from '../answers/accession/accessions';
import { account } from '../answers/account/account';
import { sendReminders } from '../rules/requests/letters/reminders';
import { adminRequests } from '../answers/request/admin-requests';
import { amphibian } from '../answers/dataset/amphibian';
import { apiTokens } from '../answers/account/api-tokens';
import { authorize } from '../answers/account/authorize';
import { activityPosts } from '../answers/content/activity-posts';
import { articles } from '../answers/content/articles';
import { feeds } from '../answers/content/feeds';
import { menus } from '../answers/content/menus';
import { visitors } from '../answers/content/visitors';
import { bibliography } from '../answers/citation/bibliography';
import { brapi } from '../answers/brapi/brapi';
import { climate } from '../answers/accession/climate';
import { crops } from '../answers/crop/crops';
import { datasetWritings } from '../answers/dataset/dataset-writing';
import { datasets } from '../answers/dataset/datasets';
import { ingest } from '../answers/ingest/ingest';
import { descriptorLists } from '../answers/descriptor-list/descriptor-lists';
import { descriptors } from '../answers/descriptor/descriptors';
import { diversityTrees } from '../answers/divtree/diversity-trees';
import { genotypes } from '../answers/genotype/genotypes';
import { geography } from '../answers/country/geography';
import { history } from '../answers/installation/history';
import { images } from '../answers/accession/images';
import { info } from '../answers/installation/info';
import { institutes } from '../answers/institute/institutes';
import { mailbox } from '../answers/account/mailbox';
import { map } from '../answers/accession/map';
import { match } from '../answers/accession/match';
import { me } from '../answers/account/me';
import { networks } from '../answers/network/networks';
import { oauth } from '../answers/account/oauth';
import { observations } from '../answers/dataset/observations';
import { permissions } from '../answers/installation/permissions';
import { passport } from '../answers/passport/passport';
import { partners } from '../answers/partner/partners';
import { registration } from '../answers/account/registration';
import { ownRequestAnswers } from '../answers/request/own-requests';
import { externalRequests } from '../answers/request/external-requests';
import { requests } from '../answers/request/requests';
import { repository } from '../answers/file/repository';
import { subrequests } from '../answers/request/subrequests';
import { subsets } from '../answers/subset/subsets';
import { subsetting } from '../answers/accession/subsetting';
import { taxonomy } from '../answers/taxonomy/taxonomy';
import { vocabulary } from '../answers/vocabulary/vocabulary';

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
  ...articles,
  ...menus,
  ...activityPosts,
  ...visitors,
  ...feeds,
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
