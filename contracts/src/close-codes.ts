export const CLOSE = {
  normal: 1000,
  unsupportedData: 1003,
  /** More audio than real time since the connection opened. */
  policyViolation: 1008,
  tooBig: 1009,
  engineFailure: 1011,
  restart: 1012,
  authenticationFailed: 4001,
  sessionExpired: 4403,
  unknownSession: 4404,
  /** Another window or a newer connection listens. */
  listenedElsewhere: 4409,
  tooManyStreams: 4429,
} as const;
