import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { closeApp } from './close-app';
import { settled } from './settled';

// Of every element React notes who made it, for warnings: a tenth of the time of tests.
const insides = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE' as keyof typeof React;
Object.defineProperty(React[insides], 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

afterEach(closeApp);

const { asyncWrapper, getElementError } = getConfig();

configure({
  // What is found, and whom a person clicks, is of a page that has nothing left to do, and so is what a test reads next.
  asyncWrapper: (work) =>
    asyncWrapper(async () => {
      await settled();
      const result = await globalThis.pageClock.waiting(work, settled);
      await settled();
      return result;
    }),
  asyncUtilTimeout: 15_000,
  // While something is waited for, the whole page would be printed for every look at it, and thrown away.
  getElementError(message, container) {
    const waiting = (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;
    return waiting ? new Error(message ?? '') : getElementError(message, container);
  },
});
// A page says enough in its first lines.
process.env.DEBUG_PRINT_LIMIT ??= '2500';
