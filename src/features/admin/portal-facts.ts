/** What the portal knows of its own installation. */
export interface PortalFacts {
  version: string;
  /** The address of its support. */
  support: string;
  /** Own names of the languages that are open to everybody, */
  languages: readonly string[];
  /** and of those that administrators, translators and content editors read besides. */
  moreLanguages: readonly string[];
}
