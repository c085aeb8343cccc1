import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { closeApp } from './close-app';

// Of every element React notes who made it, for warnings: a tenth of the time of tests.
const insides = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE' as keyof typeof React;
Object.defineProperty(React[insides], 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

afterEach(closeApp);

const { getElementError } = getConfig();

configure({
  // The machine that tests run on may be busy with others.
  asyncUtilTimeout: 15_000,
  // While something is waited for, the whole page would be printed for every look at it, and thrown away.
  getElementError(message, container) {
    const waiting = (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;
    return waiting ? new Error(message ?? '') : getElementError(message, container);
  },
});
// A page says enough in its first lines.
process.env.DEBUG_PRINT_LIMIT ??= '2500';
// Their answers come in real time, on machines that may be busy with others.
if (process.env.CI === 'true') jest.retryTimes(1, { logErrorsBeforeRetry: true });
