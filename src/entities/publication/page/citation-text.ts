import type { CitedWork } from './cited-work';

const ended = (text: string) => text.replace(/[.?!]?$/, (end) => end || '.');
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** `12(3): 45–60` */
function placeIn({ volume, issue, pages }: CitedWork): string {
  const number = [volume, issue && `(${issue})`].filter(Boolean).join('');
  return [number, pages].filter(Boolean).join(': ');
}

function container(work: CitedWork): string {
  const { type, publication } = work;
  const place = placeIn(work);
  if (!publication) return place;
  return type === 'chapter' ? `In: ${[publication, place].filter(Boolean).join(', ')}` : `${publication} ${place}`;
}

function whereabouts({ doi, url, accessed }: CitedWork): string {
  if (doi) return `https://doi.org/${doi}`;
  if (!url) return '';
  return accessed ? `${url} (${accessed.toISOString().slice(0, 10)})` : url;
}

/**
 * A work as reference lists write it, authors (year): title, after the recommendation of DataCite. The same in every
 * language of the portal, since it is copied into papers.
 */
export function citationText(work: CitedWork): string {
  const { authors, year, title, version, publisher } = work;
  const who = authors.join('; ');
  // What nobody signed begins with its title.
  const head = [who || oneLine(title), year && `(${year})`].filter(Boolean).join(' ');
  const publishes = publisher && publisher !== who ? publisher : undefined;
  const sentences = [who && title, version && `Version ${version}`, container(work), publishes].flatMap((part) =>
    part && oneLine(part) ? [ended(oneLine(part))] : [],
  );
  return [head && (who ? `${oneLine(head)}:` : ended(head)), ...sentences, whereabouts(work)].filter(Boolean).join(' ');
}
