import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { settlesWithin } from '#core/settles-within.ts';
import type { Identify, Identity } from './identity.ts';
import { SocketClosing } from './socket-closing.ts';
import { TokenChecks } from './token-checks.ts';

/** Wait of a stopping server for closing handshakes. */
const HANDSHAKE_MS = 1_000;

const restarting = (): SocketClosing => new SocketClosing(CLOSE.restart, MESSAGES.shuttingDown);

interface Connection {
  readonly socket: WebSocket;
  close(closing: SocketClosing): void;
}

interface KeepingIntervals {
  heartbeatMs: number;
  checkEveryMs?: number | undefined;
}

interface AdmittedBy {
  userId: string;
  token: string;
}

interface OpenSocketsParts<By> {
  most: number;
  isBehind?: () => boolean;
  identitiesOf: Identify;
  /**
   * Decides whether a connection must end, and why.
   * @param identity undefined for a dead token
   */
  endOf: (by: By, identity: Identity | undefined) => Promise<SocketClosing | undefined>;
  /** Called once for each outage. */
  onCheckFailure: (error: unknown) => void;
}

export class OpenSockets<Socket extends Connection, By extends AdmittedBy> {
  readonly #parts: OpenSocketsParts<By>;
  readonly #open = new Map<Socket, { by: By; done: Promise<void>; isAlive: boolean }>();
  readonly #tokens: TokenChecks;
  #isDraining = false;

  constructor(parts: OpenSocketsParts<By>) {
    this.#parts = parts;
    this.#tokens = new TokenChecks({ ...parts, onFailure: parts.onCheckFailure });
  }

  /** @throws SocketClosing */
  refuseWithoutRoom(): void {
    const { most, isBehind } = this.#parts;
    if (this.#isDraining) throw restarting();
    if (this.#open.size >= most || isBehind?.())
      throw new SocketClosing(CLOSE.tooManyStreams, SERVER_MESSAGES.noCapacity);
  }

  /** Counts a connection until it is done. */
  async run(connection: Socket, by: By, done: Promise<void>): Promise<void> {
    const open = { by, done, isAlive: true };
    const hear = (): void => void (open.isAlive = true);
    connection.socket.on('pong', hear).on('message', hear);
    this.#open.set(connection, open);
    await done;
    this.#open.delete(connection);
  }

  *[Symbol.iterator](): Generator<[Socket, By]> {
    for (const [socket, { by }] of this.#open) yield [socket, by];
  }

  /** Pings and checks at intervals, until a closing server drains. */
  keep(app: FastifyInstance, { heartbeatMs, checkEveryMs = heartbeatMs }: KeepingIntervals): void {
    const timers = [
      setInterval(() => this.#beat(), heartbeatMs).unref(),
      setInterval(() => void this.#checkTokens(), checkEveryMs).unref(),
    ];
    app.addHook('preClose', async () => {
      for (const timer of timers) clearInterval(timer);
      await this.#drain();
    });
  }

  /** Pings clients, and cuts off those that sent nothing since the last ping, unless their socket is paused. */
  #beat(): void {
    for (const [{ socket }, open] of this.#open) {
      if (!open.isAlive) socket.terminate();
      else socket.ping();
      open.isAlive = socket.isPaused;
    }
  }

  /** Ends connections with a dead token. */
  async #checkTokens(): Promise<void> {
    const { endOf } = this.#parts;
    const end = async (socket: Socket, by: By, identity: Identity | undefined): Promise<void> => {
      const closing = await endOf(by, identity);
      if (closing) socket.close(closing);
    };
    await this.#tokens.check(
      [...this].map(([socket, by]) => ({
        token: by.token,
        onChecked: (identity) => void end(socket, by, identity),
      })),
    );
  }

  /** Closes every connection for a restart, and cuts off clients that do not answer in time. */
  async #drain(): Promise<void> {
    this.#isDraining = true;
    for (const socket of this.#open.keys()) socket.close(restarting());
    await settlesWithin(Promise.all([...this.#open.values()].map(({ done }) => done)), HANDSHAKE_MS);
    for (const { socket } of this.#open.keys()) socket.terminate();
  }
}
