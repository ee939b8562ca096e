import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';
import { APP } from './app-address.ts';
import { order, signalApp } from './run-app.ts';

/** Breaks every socket of the application under test, as a lost network breaks them. */
export const dropSockets = (): void => order('drop sockets');

/** Ends the application under test without a last word; it is started again on the data that it left. */
export const killApp = (): void => signalApp('SIGKILL');

/** Holds the application under test still, as a machine does that sleeps or swaps. @returns lets it go on */
export function freezeApp(): () => void {
  signalApp('SIGSTOP');
  return () => signalApp('SIGCONT');
}

export interface Network {
  /** The application under test, as it is reached over this network. */
  origin: string;
  /** From now on nothing arrives on either side, and nobody is told. */
  cut(): void;
  /** Nothing arrives any more on the connections of now; others work. */
  swallow(): void;
  /** Every connection breaks, and no other comes about. */
  refuse(): void;
  /** Connections refused so far. */
  readonly refusals: number;
  /** All is well again; what was sent into a cut arrives. */
  mend(): void;
  close(): void;
}

/** A network of its own between a browser and the application under test. */
export async function openNetwork(): Promise<Network> {
  const ends = new Set<Socket>();
  const swallowed = new WeakSet<Socket>();
  let isCut = false;
  let isRefusing = false;
  let refusals = 0;
  const server = createServer((near) => {
    if (isRefusing) {
      refusals += 1;
      near.destroy();
      return;
    }
    const far = createConnection(APP.port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      from.on('error', () => from.destroy()); // a reset is passed on as an end
      from.on('close', () => {
        ends.delete(from);
        to.destroy();
      });
      from.on('data', (bytes) => to.write(bytes));
      if (isCut) from.pause();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      for (const end of ends) end.pause();
    },
    swallow() {
      for (const end of ends) swallowed.add(end.pause());
    },
    refuse() {
      isRefusing = true;
      for (const end of ends) end.destroy();
    },
    get refusals() {
      return refusals;
    },
    mend() {
      isCut = isRefusing = false;
      for (const end of ends) if (!swallowed.has(end)) end.resume();
    },
    close() {
      server.close();
      for (const end of ends) end.destroy();
    },
  };
}
