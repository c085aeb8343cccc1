import { fold } from '@/contract/fold';

/** `Ximena Barraza Luján` as `ximena.barraza.lujan@example.org`, which reaches nobody; `place` names a part of the domain. */
export function addressOf(fullName: string, place?: string): string {
  const name = fold(fullName)
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.');
  return `${name}@${place === undefined ? '' : `${place.toLowerCase()}.`}example.org`;
}
