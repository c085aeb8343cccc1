/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const target = 'es2022';
const module = { type: 'commonjs' };

const config: Config = {
  // By default one core of two would be left idle.
  maxWorkers: '100%',
  testEnvironment: './test/environment.ts',
  testEnvironmentOptions: { url: 'http://localhost/' },
  setupFilesAfterEnv: ['./test/setup.ts'],
  testMatch: ['<rootDir>/{src,mocks,test,scripts}/**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    // The only module that reads `import.meta`, which cannot be evaluated outside ES modules.
    '^\\.{1,2}/(?:app/)?build-time$': '<rootDir>/test/build-time.ts',
    '\\.(css|woff2|svg)$': '<rootDir>/test/empty-module.ts',
  },
  transform: {
    // Nobody steps through these, and maps make them twice as long.
    '/node_modules/.+\\.[cm]?js$': ['@swc/jest', { jsc: { target }, module, sourceMaps: false }],
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      { jsc: { target, transform: { react: { runtime: 'automatic' } } }, module, sourceMaps: 'inline' },
    ],
  },
  // msw, OpenLayers and the data grid come as ES modules only.
  transformIgnorePatterns: [],
  testTimeout: 60_000,
};

export default config;
