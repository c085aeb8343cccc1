/** `Ximena Barraza Luján` as `ximena.barraza.lujan@example.org`, which reaches nobody; `place` names a part of the domain. */
export function addressOf(fullName: string, place?: string): string {
  const name = fullName
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.');
  return `${name}@${place === undefined ? '' : `${place.toLowerCase()}.`}example.org`;
}
