import type { ReactNode } from 'react';

const safe = (url: string) => {
  try {
    return ['http:', 'https:', 'mailto:'].includes(new URL(url).protocol);
  } catch {
    return false;
  }
};

/** An address out of data: a link when it is one of the web or of mail, else plain text. */
export function ExternalLink({ url, children = url }: { url: string; children?: ReactNode }) {
  if (!safe(url)) return <>{children}</>;
  return (
    <a className="link link-hover" href={url} rel="noopener noreferrer">
      {children}
    </a>
  );
}
