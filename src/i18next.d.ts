import 'i18next';

declare module 'i18next' {
  /** The texts of each namespace, as English has them: those that several folders share here, all others beside their rows. */
  interface Texts {
    assist: typeof import('../locales/en/assist.json');
    common: typeof import('../locales/en/common.json');
    drafted: typeof import('../locales/en/drafted.json');
    editor: typeof import('../locales/en/editor.json');
    fields: typeof import('../locales/en/fields.json');
    form: typeof import('../locales/en/form.json');
    'list-export': typeof import('../locales/en/list-export.json');
    map: typeof import('../locales/en/map.json');
    nav: typeof import('../locales/en/nav.json');
    observations: typeof import('../locales/en/observations.json');
    overview: typeof import('../locales/en/overview.json');
    paste: typeof import('../locales/en/paste.json');
    publication: typeof import('../locales/en/publication.json');
    publishing: typeof import('../locales/en/publishing.json');
    related: typeof import('../locales/en/related.json');
    request: typeof import('../locales/en/request.json');
    search: typeof import('../locales/en/search.json');
    session: typeof import('../locales/en/session.json');
    subrequest: typeof import('../locales/en/subrequest.json');
    translate: typeof import('../locales/en/translate.json');
    ui: typeof import('../locales/en/ui.json');
  }

  interface CustomTypeOptions {
    defaultNS: 'common';
    /** A namespace that is not there does not compile. */
    resources: Texts;
  }
}
