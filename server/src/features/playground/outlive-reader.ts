interface Outliving {
  /** Aborts when its reader leaves. */
  reading: AbortSignal;
  /** Nobody reads any more. */
  onLeft: () => void;
  onOver: () => void;
}

/** What comes of a source, which goes on when its reader leaves; begun by the first reading. */
export async function* outliveReader<Part>(
  source: AsyncIterable<Part>,
  { reading, onLeft, onOver }: Outliving,
): AsyncGenerator<Part> {
  const parts: Part[] = [];
  let wake: (() => void) | undefined;
  let end: { failure?: unknown } | undefined;
  const produce = async (): Promise<void> => {
    try {
      for await (const part of source) {
        if (reading.aborted) continue;
        parts.push(part);
        wake?.();
      }
      end = {};
    } catch (failure) {
      end = { failure };
    }
    onOver();
    wake?.();
  };
  void produce();
  const leave = (): void => {
    if (!end) onLeft();
    wake?.();
  };
  reading.addEventListener('abort', leave);
  if (reading.aborted) leave();
  while (!reading.aborted) {
    for (const part of parts.splice(0)) yield part;
    if (end) break;
    if (parts.length === 0) await new Promise<void>((resolve) => (wake = resolve));
  }
  if (end && 'failure' in end) throw end.failure;
}
