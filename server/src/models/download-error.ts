export type DownloadFailure = 'unreachable' | 'no-space' | 'corrupt' | 'aborted' | 'failed';

/** The message is a sentence for the user. */
export class DownloadError extends Error {
  readonly reason: DownloadFailure;

  constructor(reason: DownloadFailure, message: string, options?: { cause: unknown }) {
    super(message, options);
    this.name = 'DownloadError';
    this.reason = reason;
  }

  /** Another source would fail alike. */
  get endsAll(): boolean {
    return this.reason === 'no-space' || this.reason === 'aborted';
  }
}
