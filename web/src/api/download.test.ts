import { expect, it } from 'vitest';
import { exportData } from '@pythia/contracts/accounts.ts';
import { download } from './download.ts';
import { answeringServer } from './testing/answering-server.ts';

it('puts a file together from its pieces, under the server’s name, and tells how much has arrived', async () => {
  const { origin } = await answeringServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.setHeader('content-disposition', 'attachment; filename="my-data.json"');
    response.write('{"email":');
    setImmediate(() => response.end('"baker@example.com"}'));
  });
  let told = 0;
  const file = await download(exportData, { origin, token: 't', onProgress: (bytes) => (told = bytes) });
  expect(JSON.parse(await file.text())).toEqual({ email: 'baker@example.com' });
  expect(file).toMatchObject({ name: 'my-data.json', type: 'application/json', size: told });
});

it('gives no half of a file', async () => {
  const { origin } = await answeringServer((_, response) => {
    response.write('{"email":');
    setImmediate(() => response.destroy());
  });
  await expect(download(exportData, { origin, token: 't' })).rejects.toMatchObject({ kind: 'network' });
});

it('throws the server’s refusal', async () => {
  const { origin } = await answeringServer((_, response) => {
    response.writeHead(429).end(JSON.stringify({ detail: 'Too many requests.' }));
  });
  await expect(download(exportData, { origin, token: 't' })).rejects.toMatchObject({
    status: 429,
    detail: 'Too many requests.',
  });
});
