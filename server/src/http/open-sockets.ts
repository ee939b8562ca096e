import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { settlesWithin } from '#core/settles-within.ts';
import type { Identify, Identity } from './identity.ts';
import { SocketClosing } from './socket-closing.ts';
import { TokenChecks } from './token-checks.ts';

/** How long a stopping server waits for closing handshakes. */
const HANDSHAKE_MS = 1_000;

const restarting = (): SocketClosing => new SocketClosing(CLOSE.restart, MESSAGES.shuttingDown);

interface Connection {
  /** Ends it if its client has answered nothing since the last call. */
  beat(): void;
  close(closing: SocketClosing): void;
  /** Ends it without a handshake. */
  terminate(): void;
}

/** Whom a connection was admitted for, by what token. */
interface AdmittedBy {
  userId: string;
  token: string;
}

interface OpenSocketsParts<By> {
  /** Of all users, in this process. */
  most: number;
  /** Whether nothing more should be begun in this process. */
  isBehind?: () => boolean;
  identitiesOf: Identify;
  /**
   * Why a connection has to end; undefined: it stays.
   * @param identity whom its token stands for; undefined: nobody
   */
  endOf: (by: By, identity: Identity | undefined) => Promise<SocketClosing | undefined>;
  /** Called once an outage of checking. */
  onCheckFailure: (error: unknown) => void;
}

/** The open connections of one kind in this process. */
export class OpenSockets<Socket extends Connection, By extends AdmittedBy> {
  readonly #parts: OpenSocketsParts<By>;
  readonly #open = new Map<Socket, { by: By; done: Promise<void> }>();
  readonly #tokens: TokenChecks;
  #isDraining = false;

  constructor(parts: OpenSocketsParts<By>) {
    this.#parts = parts;
    this.#tokens = new TokenChecks({ ...parts, onFailure: parts.onCheckFailure });
  }

  /** @throws SocketClosing without room for one more */
  refuseWithoutRoom(): void {
    const { most, isBehind } = this.#parts;
    if (this.#isDraining) throw restarting();
    if (this.#open.size >= most || isBehind?.())
      throw new SocketClosing(CLOSE.tooManyStreams, SERVER_MESSAGES.noCapacity);
  }

  /** Holds a connection until it is done. */
  async run(socket: Socket, by: By, done: Promise<void>): Promise<void> {
    this.#open.set(socket, { by, done });
    await done;
    this.#open.delete(socket);
  }

  *[Symbol.iterator](): Generator<[Socket, By]> {
    for (const [socket, { by }] of this.#open) yield [socket, by];
  }

  /** Ends connections that broke unnoticed; to be called at intervals. */
  beat(): void {
    for (const socket of this.#open.keys()) socket.beat();
  }

  /** Ends connections whose token ended; to be called at intervals. */
  async checkTokens(): Promise<void> {
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
  async drain(): Promise<void> {
    this.#isDraining = true;
    for (const socket of this.#open.keys()) socket.close(restarting());
    await settlesWithin(Promise.all([...this.#open.values()].map(({ done }) => done)), HANDSHAKE_MS);
    for (const socket of this.#open.keys()) socket.terminate();
  }
}
