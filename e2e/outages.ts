import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';
import { APP } from './app-address.ts';
import { order, signalApp } from './run-app.ts';

/** Drops like a lost network. */
export const dropSockets = (): void => order('drop sockets');

/** Restarted on its data. */
export const killApp = (): void => signalApp('SIGKILL');

/**
 * Stops like sleep or swapping.
 * @returns resumes it
 */
export function freezeApp(): () => void {
  signalApp('SIGSTOP');
  return () => signalApp('SIGCONT');
}

export interface Network {
  /** Address over this network. */
  origin: string;
  /** Silently drops both directions. */
  cut(): void;
  /** Present connections die silently; new ones work. */
  swallow(): void;
  /** Breaks all connections, refuses new ones. */
  refuse(): void;
  readonly refusals: number;
  /** Restores; pieces sent into a cut arrive. */
  mend(): void;
  close(): void;
}

/** A network between a browser and the application. */
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
      from.on('error', () => from.destroy()); // resets pass on as ends
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
