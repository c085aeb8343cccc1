let asked: Promise<void> | undefined;

/** Fetches the fonts of the portal; until they come, and for those who save data, the system's stand in for them. */
export async function loadFonts(): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData || !('fonts' in document)) return;
  asked ??= import('./portal-fonts').then(({ showFonts }) => showFonts());
  await asked.catch(() => (asked = undefined));
}
