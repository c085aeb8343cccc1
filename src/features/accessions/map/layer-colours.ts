/** Colours that stay apart for most kinds of colour vision (Okabe and Ito 2008), the portal's own green aside. */
const COLOURS = ['0072b2', 'd55e00', 'cc79a7', 'e69f00', '56b4e9', '009e73', '5b3a8c', '000000'] as const;

/** The first that no layer has yet; when all are taken, they come again. */
export function nextColour(taken: readonly (string | undefined)[]): string {
  return COLOURS.find((colour) => !taken.includes(colour)) ?? COLOURS[taken.length % COLOURS.length] ?? COLOURS[0];
}
