/** Articles of the menus that there are from the beginning; those that nobody has written are not shown. */
export const MENUS: Readonly<Record<string, readonly string[]>> = {
  about: ['about', 'what-is', 'history', 'faq', 'how-to-use', 'newsletter', 'join', 'contact'],
  legal: ['copying', 'disclaimer', 'terms', 'privacy'],
  documentation: [
    'basics',
    'requesting',
    'answering-requests',
    'mcpd',
    'passport-updates',
    'observations',
    'publishing',
    'apis',
    'brapi',
  ],
};
