import type { Page } from 'playwright-core';

/** Main thread milliseconds. */
export interface Cpu {
  all: number;
  style: number;
  layout: number;
}

/** @returns measures a script */
export async function cpuOfPage(page: Page): Promise<(script: string) => Promise<Cpu>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async (): Promise<Cpu> => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) =>
      (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1_000;
    return { all: of('TaskDuration'), style: of('RecalcStyleDuration'), layout: of('LayoutDuration') };
  };
  return async (script) => {
    const before = await read();
    await page.evaluate(script);
    const after = await read();
    return {
      all: after.all - before.all,
      style: after.style - before.style,
      layout: after.layout - before.layout,
    };
  };
}
