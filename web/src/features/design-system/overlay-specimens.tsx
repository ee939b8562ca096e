import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Popover } from '#ui/popover.tsx';
import { showToast } from '#ui/toast.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { Row, Specimen } from './specimen.tsx';

export function OverlaySpecimens() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Specimen title="Dialog, popover, tooltip, toast">
        <Row>
          <Button onClick={() => setOpen(true)}>Open a dialog</Button>
          <Popover trigger={<Button>Open a popover</Button>} label="An example" className="w-56 p-4 text-sm">
            A popover holds more than a menu.
          </Popover>
          <Tooltip text="A word more">
            <Button>Hover over me</Button>
          </Tooltip>
          <Button onClick={() => showToast('success', 'Saved.')}>Show a toast</Button>
          <Button onClick={() => showToast('danger', 'Saving failed.')}>Show a bad one</Button>
        </Row>
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
