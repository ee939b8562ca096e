import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { settlesWithin } from '#core/settles-within.ts';
import type { Identify } from '#http/identity.ts';
import { SocketClosing } from '#http/socket-closing.ts';
import { TokenChecks } from '#http/token-checks.ts';
import type { FeedConnection } from './feed-socket.ts';

/** Windows of one user in this process. */
const FEEDS_PER_USER = 10;
/** So many feeds cost what one stream does. */
const FEEDS_PER_STREAM = 2;
/** How long a stopping server waits for closing handshakes. */
const HANDSHAKE_MS = 1_000;

interface OpenFeedsParts {
  identitiesOf: Identify;
  /** How one is closed whose token stands for nobody any more. */
  closingOf: (token: string) => Promise<SocketClosing>;
  /** Of all users, in this process. */
  mostStreams: number;
  /** Hears once that tokens cannot be checked, and again only when they could be meanwhile. */
  onCheckFailure: (error: unknown) => void;
}

interface Opened {
  userId: string;
  token: string;
}

/** The feeds of this process. */
export class OpenFeeds {
  readonly #most: number;
  readonly #closingOf: OpenFeedsParts['closingOf'];
  readonly #tokens: TokenChecks;
  readonly #open = new Map<FeedConnection, Opened>();
  #isDraining = false;

  constructor({ mostStreams, onCheckFailure, identitiesOf, closingOf }: OpenFeedsParts) {
    this.#closingOf = closingOf;
    this.#most = mostStreams * FEEDS_PER_STREAM;
    this.#tokens = new TokenChecks({ identitiesOf, onFailure: onCheckFailure });
  }

  /** @throws SocketClosing where there is no room for one more of the user's */
  admit(userId: string): void {
    if (this.#isDraining) throw new SocketClosing(CLOSE.restart, MESSAGES.shuttingDown);
    if (this.#open.size >= this.#most)
      throw new SocketClosing(CLOSE.tooManyStreams, SERVER_MESSAGES.noCapacity);
    const own = [...this.#open.values()].filter((feed) => feed.userId === userId);
    if (own.length >= FEEDS_PER_USER)
      throw new SocketClosing(CLOSE.tooManyStreams, SERVER_MESSAGES.tooManyWindows);
  }

  async run(opened: Opened, feed: FeedConnection): Promise<void> {
    this.#open.set(feed, opened);
    await feed.closed;
    this.#open.delete(feed);
  }

  /** Ends feeds whose connection broke unnoticed; to be called at intervals. */
  beat(): void {
    for (const feed of this.#open.keys()) feed.beat();
  }

  /** Ends feeds whose token ended; to be called at intervals. */
  async checkTokens(): Promise<void> {
    await this.#tokens.check(
      [...this.#open].map(([feed, { token }]) => ({
        token,
        onChecked: (identity) =>
          identity ?? void this.#closingOf(token).then((closing) => feed.close(closing)),
      })),
    );
  }

  /** Closes every feed for a restart, and cuts off clients that do not answer in time. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    const open = [...this.#open.keys()];
    for (const feed of open) feed.close(new SocketClosing(CLOSE.restart, MESSAGES.shuttingDown));
    await settlesWithin(Promise.all(open.map(({ closed }) => closed)), HANDSHAKE_MS);
    for (const feed of open) feed.terminate();
  }
}
