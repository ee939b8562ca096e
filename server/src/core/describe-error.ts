export type ErrorDescription = {
  type: string;
  message: string;
  stack: string;
  code?: string | number;
  errcode?: number;
  table?: string;
  column?: string;
  constraint?: string;
  cause?: ErrorDescription;
  errors?: ErrorDescription[];
};

/** Errors with messages of our own; other messages may quote rows, replies or unparseable text. */
const IN_OWN_WORDS = new Set([
  'AppError',
  'ModelError',
  'ConfigError',
  'DatabaseReadOnly',
  'DatabaseUnavailable',
  'Hung',
  'PaymentsFailed',
  'SpeechError',
]);
const DEEPEST = 5;
const MOST_FRAMES = 20;
const NAME = /^[\w$.-]{1,80}$/;
const FRAME = /^\s+at .{1,500}(?::\d+:\d+|native|<anonymous>)\)?$/;

/** Describes an error for the log without anything said, written or secret. */
export function describeError(error: unknown, deepest = DEEPEST): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { name, code, errcode, table, column, constraint } = error as Error & Record<string, unknown>;
  const below = (one: unknown): ErrorDescription => describeError(one, deepest - 1);
  return {
    type: isName(name) ? name : 'Error',
    message: IN_OWN_WORDS.has(name) || isOfSystem(error) ? error.message : '',
    stack: framesOf(error).join('\n'),
    ...((isName(code) || typeof code === 'number') && { code }),
    ...(typeof errcode === 'number' && { errcode }),
    ...(isName(table) && { table }),
    ...(isName(column) && { column }),
    ...(isName(constraint) && { constraint }),
    ...(deepest > 0 && error.cause !== undefined && { cause: below(error.cause) }),
    ...(deepest > 0 &&
      error instanceof AggregateError && { errors: error.errors.slice(0, DEEPEST).map(below) }),
  };
}

const isName = (value: unknown): value is string => typeof value === 'string' && NAME.test(value);

const isOfSystem = (error: Error): boolean =>
  'syscall' in error && 'errno' in error && 'code' in error && isName(error.code);

/** A message may have lines that look like frames. */
function framesOf({ stack = '', message }: Error): string[] {
  const begins = stack.indexOf(message);
  const behind = begins < 0 ? stack : stack.slice(begins + message.length);
  return behind
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, MOST_FRAMES)
    .map((line) => line.trim());
}
