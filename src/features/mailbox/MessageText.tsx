import { useMemo, type MouseEvent, type ReactNode } from 'react';
import { useHistory } from '@/routes/use-history';
import { ExternalLink } from '@/shared/ui/ExternalLink';
import { textParts } from './text-parts';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** An address of this portal, followed within it. It brings its own language, so the present one is not put before it. */
function OwnLink({ url, children }: { url: URL; children: ReactNode }) {
  const { push } = useHistory();
  const address = url.pathname + url.search + url.hash;
  const follow = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    push(address);
  };
  return (
    <a className="link link-always" href={address} onClick={follow}>
      {children}
    </a>
  );
}

/** A plain text whose addresses can be followed. */
export function MessageText({ text }: { text: string }) {
  const parts = useMemo(() => textParts(text), [text]);
  return parts.map(({ at, text: shown, url }) => {
    if (!url) return shown;
    // Its protocol first, whatever direction the words around it have.
    const address = <bdi dir="ltr">{shown}</bdi>;
    return url.origin === globalThis.location.origin ? (
      <OwnLink key={at} url={url}>
        {address}
      </OwnLink>
    ) : (
      <ExternalLink key={at} url={url.href}>
        {address}
      </ExternalLink>
    );
  });
}
