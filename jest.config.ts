/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const config: Config = {
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
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
  // msw, OpenLayers and the data grid come as ES modules only.
  transformIgnorePatterns: [],
  testTimeout: 20_000,
};

export default config;
