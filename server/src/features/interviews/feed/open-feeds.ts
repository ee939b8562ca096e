import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { OpenSockets } from '#http/open-sockets.ts';
import { SocketClosing } from '#http/socket-closing.ts';
import type { FeedConnection } from './feed-socket.ts';

const FEEDS_PER_USER = 10;

export class OpenFeeds extends OpenSockets<FeedConnection, { userId: string; token: string }> {
  /** @throws SocketClosing without room */
  admit(userId: string): void {
    this.refuseWithoutRoom();
    if ([...this].filter(([, by]) => by.userId === userId).length >= FEEDS_PER_USER)
      throw new SocketClosing(CLOSE.tooManyStreams, SERVER_MESSAGES.tooManyWindows);
  }
}
