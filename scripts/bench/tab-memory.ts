import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';

const MB = 1 << 20;

/** The most memory that a process has had (`VmHWM`), in bytes; undefined where the system does not tell. */
async function highWater(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}

/**
 * The most memory that a tab has had since it opened, in MB, with all that it shares with the browser; without
 * `/proc`, what its scripts hold now.
 */
export async function tabMemory(browser: Browser, page: Page): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const tabs = processInfo.filter(({ type }) => type === 'renderer');
  const peaks = (await Promise.all(tabs.map(({ id }) => highWater(id)))).filter((peak) => peak !== undefined);
  if (peaks.length > 0) return Math.max(...peaks) / MB;
  const tab = await page.context().newCDPSession(page);
  await tab.send('Performance.enable');
  const { metrics } = await tab.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / MB;
}
