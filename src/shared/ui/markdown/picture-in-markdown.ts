/** A picture as a text names it; its words cannot end where they should not. */
export const pictureInMarkdown = (words: string, address: string): string =>
  `![${words.replaceAll(/[[\]\\]/g, String.raw`\$&`)}](${address})`;
