export type DownloadFailure = 'unreachable' | 'no-space' | 'corrupt' | 'aborted' | 'failed';

export class DownloadError extends Error {
  readonly reason: DownloadFailure;

  constructor(reason: DownloadFailure, message: string, options?: { cause: unknown }) {
    super(message, options);
    this.name = 'DownloadError';
    this.reason = reason;
  }

  get endsAll(): boolean {
    return this.reason === 'no-space' || this.reason === 'aborted';
  }
}
