import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LevelMeter } from './level-meter.tsx';

test('the bars follow the sound, and nothing is drawn while it stays the same', async () => {
  const frames = vi.spyOn(window, 'requestAnimationFrame');
  let level = 0;
  let looks = 0;
  const read = () => {
    looks += 1;
    return level;
  };
  const { container } = await render(<LevelMeter read={read} />);
  const bars = container.firstElementChild as HTMLElement;
  let drawn = 0;
  new MutationObserver(() => (drawn += 1)).observe(bars, { attributes: true });
  frames.mockClear();
  await expect.poll(() => looks).toBeGreaterThan(10);
  expect([drawn, frames.mock.calls.length]).toEqual([0, 0]);
  level = 0.1;
  await expect.poll(() => Number(bars.style.getPropertyValue('--lit'))).toBeGreaterThan(8);
  const before = looks;
  await expect.poll(() => looks).toBeGreaterThan(before + 10);
  expect(drawn).toBe(1);
});
