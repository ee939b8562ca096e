/** Why a model is not there. The message is a sentence for the user. */
export type DownloadFailure = 'unreachable' | 'no-space' | 'corrupt' | 'aborted' | 'failed';

export class DownloadError extends Error {
  readonly reason: DownloadFailure;

  constructor(reason: DownloadFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DownloadError';
    this.reason = reason;
  }
}
