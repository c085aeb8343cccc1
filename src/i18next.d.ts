import 'i18next';
import type accession from '../locales/en/accession.json';
import type common from '../locales/en/common.json';
import type country from '../locales/en/country.json';
import type crop from '../locales/en/crop.json';
import type institute from '../locales/en/institute.json';
import type analogues from '../locales/en/analogues.json';
import type compare from '../locales/en/compare.json';
import type exporting from '../locales/en/export.json';
import type images from '../locales/en/images.json';
import type map from '../locales/en/map.json';
import type match from '../locales/en/match.json';
import type myList from '../locales/en/my-list.json';
import type overview from '../locales/en/overview.json';
import type subsetting from '../locales/en/subsetting.json';
import type nav from '../locales/en/nav.json';
import type region from '../locales/en/region.json';
import type session from '../locales/en/session.json';
import type ui from '../locales/en/ui.json';
import type welcome from '../locales/en/welcome.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    /** English has every key; a namespace that is not listed here does not compile. */
    resources: {
      accession: typeof accession;
      common: typeof common;
      country: typeof country;
      crop: typeof crop;
      institute: typeof institute;
      analogues: typeof analogues;
      compare: typeof compare;
      export: typeof exporting;
      images: typeof images;
      map: typeof map;
      match: typeof match;
      'my-list': typeof myList;
      overview: typeof overview;
      subsetting: typeof subsetting;
      nav: typeof nav;
      region: typeof region;
      session: typeof session;
      ui: typeof ui;
      welcome: typeof welcome;
    };
  }
}
