import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepAccountEyes } from '#account/storage-owner.ts';
import { applyEyes, readEyes } from '#browser/eyes.ts';
import { onChosen } from '#browser/setting.ts';
import { queryClient } from '#api/query-client.ts';
import { customizationQuery } from './customization.ts';

export function EyesInSync(): null {
  const { data } = useQuery(customizationQuery);
  const { eyes, version = 0 } = data ?? {};
  useEffect(() => {
    if (!eyes) return;
    if (version > 0) keepAccountEyes();
    applyEyes(eyes);
  }, [eyes, version]);
  useEffect(() => onChosen(() => void keepEyes()), []);
  return null;
}

async function keepEyes(): Promise<void> {
  const eyes = readEyes();
  await queryClient.ensureQueryData(customizationQuery).catch(() => {});
  const changing = await import('./changing.ts').catch(() => null);
  changing?.changeCustomization((now) => ({ ...now, eyes }), { typedIn: 'eyes' });
}
