import { Button } from '#ui/button.tsx';
import { NoticeBar } from './notice-bar.tsx';

export function ProNotice({ onOpen }: { onOpen: () => void }) {
  return (
    <NoticeBar
      tone="good"
      actions={
        <Button size="sm" variant="primary" onClick={onOpen}>
          Open Pro
        </Button>
      }
    >
      You have Pro. Open it when you are done here.
    </NoticeBar>
  );
}
