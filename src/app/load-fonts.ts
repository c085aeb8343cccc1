let asked = false;

/** Fetches the fonts of the portal; until they come, and for those who save data, the system's stand in for them. */
export function loadFonts(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (asked || connection?.saveData || !('fonts' in document)) return;
  asked = true;
  const show = async () => (await import('./portal-fonts')).showFonts();
  show().catch(() => (asked = false));
}
