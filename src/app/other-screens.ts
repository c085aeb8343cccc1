/** What fetches the screens of every entity and feature, one line each; those of `first-screens.ts` are there. */
import { detailLoader } from '@/shared/screens/detail-loader';
import { adminLoader } from './loaders/admin-loader';
import { datasetLoader } from './loaders/dataset-loader';
import { datasetBodies, Observations } from './first-screens';
import { mailboxLoader } from './loaders/mailbox-loader';

export { accessionScreens } from '@/entities/accession/screens';
export { subsetScreens } from '@/entities/subset/screens';
export { datasetScreens } from '@/entities/dataset/screens';
export { descriptorListScreens } from '@/entities/descriptor-list/screens';
export { descriptorScreens } from '@/entities/descriptor/screens';
export { divtreeScreens } from '@/entities/divtree/screens';
export { genotypeScreens } from '@/entities/genotype/screens';
export { cropScreens } from '@/entities/crop/screens';
export { countryScreens } from '@/entities/country/screens';
export { regionScreens } from '@/entities/region/screens';
export { partnerScreens } from '@/entities/partner/screens';
export { instituteScreens } from '@/entities/institute/screens';
export { networkScreens } from '@/entities/network/screens';
export { vocabularyScreens } from '@/entities/vocabulary/screens';
export { taxonomyScreens } from '@/entities/taxonomy/screens';
export { fileScreens } from '@/entities/file/screens';
export { citationScreens } from '@/entities/citation/screens';
export { articleScreens } from '@/entities/article/screens';
export { auditScreens } from '@/entities/audit/screens';
export { userScreens } from '@/entities/user/screens';
export { menuScreens } from '@/entities/menu/screens';
export { activityPostScreens } from '@/entities/activity-post/screens';
export { contactScreens } from '@/features/contact/screens';
export { myListScreens } from '@/features/my-list/screens';
export { accessionViewScreens } from '@/features/accessions/screens';
export { analoguesScreens } from '@/features/analogues/screens';
export { subsettingScreens } from '@/features/subsetting/screens';
export { traitsScreens } from '@/features/traits/screens';
export { tablePreviewScreens } from '@/features/table-preview/screens';
export { ingestScreens } from '@/features/ingest/screens';
export { passportScreens } from '@/features/passport/screens';
export { checkScreens } from '@/features/check/screens';
export { requestScreens } from '@/features/requests/screens';
export { dashboardScreens } from '@/features/dashboard/screens';
export { l10nScreens } from '@/features/l10n/screens';
export { installationScreens } from '@/features/installation/screens';
export { kpiScreens } from '@/features/kpi/screens';
export { labsScreens } from '@/features/labs/screens';
export { oauthClientScreens } from '@/features/oauth-clients/screens';
export { profileScreens } from '@/features/profile/screens';
export { apiTokenScreens } from '@/features/api-tokens/screens';
export { signInScreens } from '@/features/sign-in/screens';
export { accountScreens } from '@/features/account/screens';

/** Those with parts that only the application can hand them. */
export const assembledScreens = {
  accessionByDoi: detailLoader(() =>
    import('@/entities/accession/detail').then((module) => module.accessionByDoi(Observations)),
  ),
  datasetTab: datasetLoader(datasetBodies),
  profile: () => import('./ProfileScreen'),
  contact: () => import('./ContactPage'),
  admin: adminLoader,
  mailbox: mailboxLoader,
};
