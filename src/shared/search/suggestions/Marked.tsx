import { matchIn } from './match-in';

/** A name with what was typed of it marked. */
export function Marked({ name, typed }: { name: string; typed: string }) {
  const match = matchIn(name, typed);
  if (!match) return <>{name}</>;
  return (
    <>
      {name.slice(0, match[0])}
      <mark>{name.slice(...match)}</mark>
      {name.slice(match[1])}
    </>
  );
}
