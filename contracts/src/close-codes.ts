/**
 * Why a socket of ours closes (RFC 6455 §7.4: 4000–4999 are ours). Apart from the messages, so that
 * the browser's worker can read it without their schemas.
 */
export const CLOSE = {
  normal: 1000,
  unsupportedData: 1003,
  /** More audio than can have been spoken since the connection opened. */
  policyViolation: 1008,
  tooBig: 1009,
  engineFailure: 1011,
  restart: 1012,
  authenticationFailed: 4001,
  sessionExpired: 4403,
  /** The caller has no such session. */
  unknownSession: 4404,
  /** Another window listens to the session, or the same one on a newer connection. */
  listenedElsewhere: 4409,
  tooManyStreams: 4429,
} as const;
