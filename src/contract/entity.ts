/**
 * What the signed-in person may do with this very item, by role, ownership and its list of permissions: whatever its
 * state. `create`: make a new version of it; of a data provider, items that it owns. `manage`: its permissions.
 */
export interface Permissions {
  read: boolean;
  write: boolean;
  create: boolean;
  delete: boolean;
  manage: boolean;
}

/** Carried by stored entities; `version` is the optimistic lock, dates are ISO text. */
export interface Stored {
  _class?: string;
  _permissions?: Permissions;
  version?: number;
  createdDate?: string;
  lastModifiedDate?: string;
  /** The name of the person, for those who may read drafts. */
  createdBy?: string;
  lastModifiedBy?: string;
}

/** A failed answer. `fields` maps a path of the body to a message key (400 on a form). */
export interface ApiError {
  error: string;
  localizedError?: string;
  error_description?: string;
  fields?: Record<string, string>;
}
