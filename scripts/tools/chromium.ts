/** Finds and launches Chromium for Playwright. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
];

/** `CHROME_PATH`, else a Chromium or Chrome in one of the usual places. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  if (environment.CHROME_PATH) return existsSync(environment.CHROME_PATH) ? environment.CHROME_PATH : undefined;
  const folders = ['/usr/bin', '/usr/local/bin', '/opt/google/chrome'];
  const usual = folders.flatMap((folder) => PROGRAMS.map((program) => join(folder, program)));
  return [...usual, ...ELSEWHERE].find((path) => existsSync(path));
}

/** Quiet on the network: a browser that calls home slows the tests of a machine without one. */
export function launchChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
