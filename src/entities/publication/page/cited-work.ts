import type { Citation, CitationType } from '@/contract/citation/citation';
import type { Creator, Publishable } from '@/contract/publication/publication';

/** What a citation is written from; an entry of the bibliography is one. */
export interface CitedWork extends Pick<
  Citation,
  'title' | 'year' | 'publication' | 'volume' | 'issue' | 'pages' | 'publisher' | 'doi' | 'url' | 'language'
> {
  /** `material`: what is kept, such as an accession. */
  type: CitationType | 'material';
  /** What reference managers know it by; by default made of its first author, year and title. */
  key?: string;
  /** In their order: `Family, Given`, or a name as it is. */
  authors: readonly string[];
  /** They are no persons: a comma parts nothing in their names. */
  byBody?: boolean;
  /** Of a dataset, a list, a tree: `1.1`. */
  version?: string;
  /** When it was looked up: told where nothing but the web address says where it is. */
  accessed?: Date;
}

interface Parts {
  creators?: readonly Creator[];
  doi?: string | null;
  /** The absolute address of its page. */
  address: string;
  accessed: Date;
}

const yearOf = (iso: string | undefined) => (iso && /^\d{4}/.test(iso) ? Number(iso.slice(0, 4)) : undefined);

/** A published item as a work: its creators wrote it, or else its owner; the owner publishes it. */
export function citedWorkOf(item: Publishable, { creators = [], doi, address, accessed }: Parts): CitedWork {
  const { title, owner, versionTag, language, createdDate, lastModifiedDate } = item;
  const names = [...new Set(creators.map(({ fullName }) => fullName))];
  return {
    type: 'dataset',
    title,
    authors: names.length || !owner ? names : [owner.name],
    byBody: names.length === 0,
    year: yearOf(createdDate) ?? yearOf(lastModifiedDate),
    publisher: owner?.name,
    version: versionTag,
    language,
    doi,
    url: address,
    accessed,
  };
}
