import { ExternalLink } from './ExternalLink';

/** One address, with nothing in it that a mail program would read as further headers. */
const ADDRESS = /^[^\s@?&,;:<>"]+@[^\s@?&,;:<>"]+$/;

/** A mail address out of data: a link when it is one, else plain text. */
export function MailLink({ address, subject }: { address: string; subject?: string }) {
  if (!ADDRESS.test(address)) return <bdi>{address}</bdi>;
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return <ExternalLink url={`mailto:${address}${query}`}>{address}</ExternalLink>;
}
