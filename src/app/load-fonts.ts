/** Fetches the fonts of the portal; until they come, and for those who save data, the system's stand in for them. */
export function loadFonts(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!connection?.saveData) import('./fonts.css').catch(() => undefined);
}
