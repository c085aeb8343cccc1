import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How far below the screen counts as near: what is fetched by then is there when somebody arrives. */
const NEAR = '300px';

interface Props {
  /** Room that is kept, so that nothing moves when the content comes. */
  height: number | string;
  children: ReactNode;
}

/** Draws its content once somebody is about to see it; who never scrolls there pays nothing for it. */
export function NearScreen({ height, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return undefined;
    const observer = new IntersectionObserver((seen) => setNear(seen.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: NEAR,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return (
    <div ref={place} style={{ minHeight: height }}>
      {near && children}
    </div>
  );
}
