import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { OpenSockets } from '#http/open-sockets.ts';
import { SocketClosing } from '#http/socket-closing.ts';
import type { FeedConnection } from './feed-socket.ts';

const FEEDS_PER_USER = 10;

/** The feeds of this process. */
export class OpenFeeds extends OpenSockets<FeedConnection, { userId: string; token: string }> {
  /** @throws SocketClosing where there is no room for one more of the user's */
  admit(userId: string): void {
    this.refuseWithoutRoom();
    if ([...this].filter(([, by]) => by.userId === userId).length >= FEEDS_PER_USER)
      throw new SocketClosing(CLOSE.tooManyStreams, SERVER_MESSAGES.tooManyWindows);
  }
}
