import { useQuery } from '@tanstack/react-query';
import { TextLink } from '#ui/text-link.tsx';
import { ReadinessItem } from './readiness-item.tsx';

interface PreparedItemProps {
  to: string;
}

export function PreparedItem({ to }: PreparedItemProps) {
  const { data } = useQuery({
    queryKey: ['prepared-count'],
    queryFn: async () => {
      const { approvedOfAll } = await import('#material/prepared/approved-of-all.ts');
      return approvedOfAll();
    },
  });
  const approved = data?.approved ?? 0;
  return (
    <ReadinessItem ready={approved > 0}>
      <TextLink to={to}>
        {data && approved > 0 ? `${approved} of ${data.of} answers approved` : 'Prepare your answers'}
      </TextLink>
    </ReadinessItem>
  );
}
