import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

interface OnDemandProps<Props> {
  /** Must be the same function in every render. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  onUnavailable: () => void;
}

/** Fetched after the first paint, as there may be an outage later. */
export function OnDemand<Props extends { open: boolean }>(wanted: OnDemandProps<Props>) {
  const { load, props, onUnavailable } = wanted;
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const unavailable = useEffectEvent(onUnavailable);

  useEffect(() => {
    if (Part) return;
    load().then(
      (loaded) => setPart(() => loaded),
      () => props.open && unavailable(), // opening tries again
    );
  }, [Part, load, props.open]);

  return Part && <Part {...props} />;
}
