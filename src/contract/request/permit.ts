/** What an import permit may be, by what is in it, and the endings that its name may have. */
export const PERMIT_TYPES = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
} as const;
export type PermitType = keyof typeof PERMIT_TYPES;

export const isPermitType = (type: string | undefined): type is PermitType =>
  type !== undefined && Object.hasOwn(PERMIT_TYPES, type);

/** The permit of an importer, attached to a request as a file. */
export interface Permit {
  uuid: string;
  /** As the requester named it, without what could mislead whoever opens it. */
  name: string;
  contentType: PermitType;
  /** Bytes. */
  size: number;
  /** ISO text. */
  at: string;
}

/** What became of permits, for everybody who sees the request: which one is told to those only who may open it. */
export interface PermitEvent {
  what: 'attached' | 'removed';
  /** ISO text. */
  at: string;
}
