/** Fetches the fonts of the portal; until they come, and for those who save data, the system's stand in for them. */
export function loadFonts(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData || !('fonts' in document)) return;
  import('./portal-fonts').then(({ showFonts }) => showFonts()).catch(() => undefined);
}
