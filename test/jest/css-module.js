import { relative } from 'node:path';
import { transform } from 'lightningcss';

/** What jsdom reads: it knows no nested rules. */
const targets = { chrome: 111 << 16 };

/** Modules of styles as the bundler makes them: names of classes, and a style element, so that what is hidden stays hidden. */
export default {
  process(text, path, { config }) {
    const { code, exports = {} } = transform({
      filename: relative(config.rootDir, path),
      code: Buffer.from(text),
      cssModules: true,
      minify: true,
      targets,
    });
    const names = Object.fromEntries(Object.entries(exports).map(([own, { name }]) => [own, name]));
    return {
      // What lists are made of is read in Node, too, where nothing is drawn.
      code: `if (typeof document !== 'undefined')
  document.head.append(Object.assign(document.createElement('style'), { textContent: ${JSON.stringify(code.toString())} }));
module.exports = { __esModule: true, default: ${JSON.stringify(names)} };`,
    };
  },
};
