import { Agent, createServer, request as open } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerForCpu } from './report-cpu.ts';

/** The limit: node:http passes bytes and cancels upstream. */
const upstream = new URL(process.argv[2] ?? '');
const agent = new Agent({ keepAlive: true });

const server = createServer((request, response) => {
  const call = open(new URL('/v1/chat/completions', upstream), { method: 'POST', agent }, (answer) => {
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' });
    answer.on('error', () => response.destroy());
    answer.pipe(response);
  });
  call.on('error', () => response.destroy());
  response.on('close', () => {
    if (!response.writableFinished) call.destroy();
  });
  request.pipe(call);
});

server.listen(0, '127.0.0.1', () => {
  process.send?.({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    headers: {},
    session: '',
  });
});
process.on('disconnect', () => process.exit());
answerForCpu();
