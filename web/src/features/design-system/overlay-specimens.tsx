import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import { Popover } from '#ui/popover.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { showToast } from '#ui/toast.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { Row, Specimen } from './specimen.tsx';

const ITEMS: readonly MenuItem[] = [
  {
    label: 'Copy',
    icon: <Copy aria-hidden className="size-4" />,
    onSelect: () => showToast('success', 'Copied.'),
  },
  { label: 'Edit', icon: <Pencil aria-hidden className="size-4" />, disabled: true, onSelect: () => {} },
  {
    label: 'Delete',
    icon: <Trash2 aria-hidden className="size-4" />,
    danger: true,
    onSelect: () => showToast('danger', 'Deleting failed.'),
  },
];

const TABS = [
  { value: 'transcript', label: 'Transcript', content: <p>What the interviewer said.</p> },
  { value: 'answers', label: 'Answers', content: <p>What was suggested.</p> },
];

export function OverlaySpecimens() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Specimen title="Dialog, menu, popover, tooltip, toast, tabs">
        <Row>
          <Button onClick={() => setOpen(true)}>Open a dialog</Button>
          <Menu trigger={<Button>Open a menu</Button>} items={ITEMS} />
          <Popover trigger={<Button>Open a popover</Button>} label="An example" className="w-56 p-4 text-sm">
            A popover holds more than a menu.
          </Popover>
          <Tooltip text="A word more">
            <Button>Hover over me</Button>
          </Tooltip>
          <Button onClick={() => showToast('success', 'Saved.')}>Show a toast</Button>
        </Row>
        <Tabs label="Session" tabs={TABS} />
      </Specimen>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="End this session?"
        description="What was transcribed stays with it."
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Keep it running</Button>
            <Button variant="danger" onClick={() => setOpen(false)}>
              End the session
            </Button>
          </>
        }
      />
    </>
  );
}
