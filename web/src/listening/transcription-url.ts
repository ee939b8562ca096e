import { readAuthToken } from '#account/auth-token.ts';
import { socketUrl } from '#api/socket-url.ts';
import { windowName } from './window-name.ts';

/** Adds the user's token and this window's name. */
export const transcriptionUrl = (path: string, query: Record<string, string> = {}): string =>
  socketUrl(path, { token: readAuthToken() ?? '', client: windowName(), ...query });
