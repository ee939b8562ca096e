import { useEffect } from 'react';
import { useNavigate } from 'react-router';

const DELAY_MS = 3_000;

export function useRedirectLater(path: string, due: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(() => void navigate(path), DELAY_MS);
    return () => clearTimeout(timer);
  }, [due, navigate, path]);
}
