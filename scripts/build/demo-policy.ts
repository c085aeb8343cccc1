/** Content security policy of the demo as a `meta` element, by hashes. */
import { createHash } from 'node:crypto';
import { securityHeaders, type Environment } from './environment';
import { NONCE_MARKER } from './nonce-marker';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The style element that MUI's grid makes for its variables, the same in every language and scheme. Where a version of
 * the grid or our theme changes it, the journey of the demo fails, and the browser's message names the new hash.
 */
const GRID_STYLE = "'sha256-jot5/lmrXk7eJb88DfuuuWxjU3YCazKNLKq/vo1EDm0='";

/** The texts of elements that stand in the page themselves. */
const textsOf = (page: string, name: 'script' | 'style'): string[] =>
  [...page.matchAll(new RegExp(`<${name}(?![^>]* src=)[^>]*>([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, text = '']) => text,
  );

/**
 * The server's policy inside a page of a host that sends no headers of ours. Scripts and styles of the page are named by
 * their hashes: a nonce, the same for everybody, would let in whoever reads it.
 */
export function withPolicy(page: string, environment: Environment): string {
  const bare = page.replaceAll(` nonce="${NONCE_MARKER}"`, '');
  const hashes = {
    script: textsOf(bare, 'script').map(hashOf),
    // Emotion's elements are empty, and filled rule by rule.
    style: [...textsOf(bare, 'style').map(hashOf), hashOf(''), GRID_STYLE],
  };
  const policy = securityHeaders(environment)
    .find(({ name }) => name === 'Content-Security-Policy')
    ?.value('')
    .replaceAll(/(script|style)-src 'self' 'nonce-'/g, (_, name: 'script' | 'style') =>
      [`${name}-src 'self'`, ...new Set(hashes[name])].join(' '),
    )
    // A page cannot say this of itself.
    .replace(/;\s*frame-ancestors [^;]*/, '');
  return bare.replace(
    /<head[^>]*>/,
    (head) => `${head}\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}
