import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

interface OnDemandProps<Props> {
  /** Fetches it. Must be the same function in every render. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** It was to be shown and could not be fetched. */
  onUnavailable: () => void;
}

/** A part that is fetched after the first paint, so that it is there in an outage. */
export function OnDemand<Props extends { open: boolean }>(wanted: OnDemandProps<Props>) {
  const { load, props, onUnavailable } = wanted;
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const unavailable = useEffectEvent(onUnavailable);

  useEffect(() => {
    if (Part) return;
    load().then(
      (loaded) => setPart(() => loaded),
      () => props.open && unavailable(), // else it is tried again when it is opened
    );
  }, [Part, load, props.open]);

  return Part && <Part {...props} />;
}
