/** What the signed-in person may do with this very item. */
export interface Permissions {
  read: boolean;
  write: boolean;
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
}

/** A failed answer. `fields` maps a path of the body to a message key (400 on a form). */
export interface ApiError {
  error: string;
  localizedError?: string;
  error_description?: string;
  fields?: Record<string, string>;
}
