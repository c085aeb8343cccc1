import { createHash } from 'node:crypto';
import { withPolicy } from './demo-policy';

const PAGE = `<html><head><meta property="csp-nonce" nonce="__CSP_NONCE__"><style nonce="__CSP_NONCE__">p{margin:0}</style>
<script type="module" src="/assets/x.js" nonce="__CSP_NONCE__"></script></head>
<body><script nonce="__CSP_NONCE__">
  go();
</script></body></html>`;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page without headers names its own scripts and styles by their hashes, and has no nonce', () => {
  const page = withPolicy(PAGE, { API_URL: 'https://api.example.org' });
  expect(page).not.toMatch(/nonce-|nonce="/);
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '';
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      `script-src 'self' ${hash('\n  go();\n')}`,
      expect.stringContaining(`style-src 'self' ${hash('p{margin:0}')} ${hash('')} 'sha256-`) as string,
      "connect-src 'self' https://api.example.org",
      "object-src 'none'",
    ]),
  );
  expect(policy).not.toMatch(/unsafe|frame-ancestors/);
});
