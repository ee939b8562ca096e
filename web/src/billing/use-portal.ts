import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import { paths } from '#paths.ts';
import { showToast } from '#ui/toast.tsx';
import { goToPortal } from './open-portal.ts';

export function usePortal(user: User) {
  const [opening, setOpening] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    // a page from the back/forward cache still shows the state in which it was left
    const onReturn = () => setOpening(false);
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, []);

  const open = async () => {
    setOpening(true);
    const step = await goToPortal(user);
    if (step.to === 'portal') return window.location.assign(step.url);
    setOpening(false);
    if (step.to === 'plans') void navigate(paths.upgrade);
    if (step.to === 'nowhere') showToast('danger', step.reason);
  };
  return { opening, open: () => void open() };
}
