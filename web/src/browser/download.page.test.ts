import { expect, test, vi } from 'vitest';
import { saveFile } from './download.ts';

test('a file can still be read when the browser comes to it', async () => {
  const made = vi.spyOn(URL, 'createObjectURL');
  saveFile(new File(['What was said.'], 'interview.txt'));
  await new Promise(requestAnimationFrame);
  const file = await fetch(made.mock.results[0]!.value as string);
  expect(await file.text()).toBe('What was said.');
  made.mockRestore();
});
