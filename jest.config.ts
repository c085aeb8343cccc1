/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { availableParallelism } from 'node:os';
import { batchTests } from './test/jest/test-batches';
import { bundleVendors } from './test/jest/vendors';

/**
 * `npm test` and `.ci/run` test many files in one page: `main` those of every day, `full` those called `*.full.test.*`.
 * Without it each file has a page of its own, whichever is named.
 */
const PART = process.env.TESTS;
const isFull = (file: string) => /\.full\.test\.tsx?$/.test(file);
const target = 'es2022';
const module = { type: 'commonjs' };

/** `*.test.ts` run in Node alone, `*.test.tsx` in a page: pages cost a second a file before anything is tested. */
export default async (): Promise<Config> => {
  const vendors = await bundleVendors(__dirname);
  const testFiles = (ending: string, groups: number) => [
    PART
      ? batchTests(__dirname, ending, groups, (file) => isFull(file) === (PART === 'full'))
      : `<rootDir>/{src,mocks,test,scripts}/**/*${ending}`,
  ];
  const shared: Config = {
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/src/$1',
      [`^(${vendors.names.join('|')})$`]: `${vendors.folder}/$1.cjs`,
      // The only module that reads `import.meta`, which cannot be evaluated outside ES modules.
      '^(?:\\.{1,2}/)+(?:config/)?build-time$': '<rootDir>/test/harness/build-time.ts',
      '((?<!\\.module)\\.css|\\.(woff2|svg))$': '<rootDir>/test/harness/empty-module.ts',
    },
    transform: {
      '\\.module\\.css$': '<rootDir>/test/jest/css-module.js',
      // Nobody steps through these, and maps make them twice as long.
      '/node_modules/.+\\.[cm]?js$': ['@swc/jest', { jsc: { target }, module, sourceMaps: false }],
      '\\.[cm]?[jt]sx?$': [
        '@swc/jest',
        { jsc: { target, transform: { react: { runtime: 'automatic' } } }, module, sourceMaps: 'inline' },
      ],
    },
    // Packages come as ES modules, too.
    transformIgnorePatterns: ['/\\.cache/vendors/'],
  };
  return {
    // Tests wait for timers a fifth of their time: with a worker more than cores two of these are never idle.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // One for all, and generous: a test waits for what happens, never for a time.
    testTimeout: 300_000,
    projects: [
      {
        ...shared,
        displayName: 'node',
        testEnvironment: './test/jest/node-environment.ts',
        setupFilesAfterEnv: ['./test/harness/setup.ts'],
        testMatch: testFiles('.test.ts', 3),
      },
      {
        ...shared,
        displayName: 'page',
        testEnvironment: './test/jest/page-environment.ts',
        testEnvironmentOptions: { url: 'http://localhost/' },
        setupFilesAfterEnv: ['./test/harness/setup.ts', './test/harness/page-setup.ts'],
        testMatch: testFiles('.test.tsx', 6),
      },
    ],
  };
};
