import { ExternalLink } from './ExternalLink';

/** One address, with nothing in it that a mail program would read as further headers. */
const ADDRESS = /^[^\s@?&,;:<>"]+@[^\s@?&,;:<>"]+$/;

/** A mail address out of data: a link when it is one, else plain text. */
export function MailLink({ address }: { address: string }) {
  return ADDRESS.test(address) ? (
    <ExternalLink url={`mailto:${address}`}>{address}</ExternalLink>
  ) : (
    <bdi>{address}</bdi>
  );
}
