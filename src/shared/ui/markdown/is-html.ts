/** How a text begins that a live server sends as HTML; an address in such brackets is Markdown. */
const HTML = /^\s*<(?:!--|[a-z][a-z\d]*[\s/>])/i;

export const isHtml = (text: string): boolean => HTML.test(text);
