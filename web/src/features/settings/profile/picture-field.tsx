import { clsx } from 'clsx';
import { type ChangeEvent, useRef } from 'react';
import { PICTURE } from '@pythia/contracts/limits.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Spinner } from '#ui/spinner.tsx';
import { useFileDrop } from '#ui/use-file-drop.ts';
import type { SavingOutcome } from '../outcome-areas.tsx';
import { usePicture } from './use-picture.tsx';

interface PictureFieldProps {
  url: string | null;
  onOutcome: (outcome: SavingOutcome) => void;
}

const PROGRESS = { preparing: 'Preparing…', uploading: 'Uploading…', removing: 'Removing…' } as const;

export function PictureField({ url, onOutcome }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { doing, change, remove } = usePicture(onOutcome);
  const { isOver, ...dropTarget } = useFileDrop(([file]) => file && change(file));

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = ''; // the same file may be chosen again
    if (file) change(file);
  };
  const onRemove = (shown: string) => {
    input.current?.focus(); // the removed picture's button had the focus
    remove(shown);
  };

  return (
    <div
      {...dropTarget}
      className={clsx('flex flex-wrap items-center gap-4 first:rounded-t-lg', isOver && 'bg-accent-wash')}
    >
      <span className="relative flex">
        <Avatar src={url} className={clsx('size-20 transition-opacity', doing && 'opacity-50')} />
        {doing && (
          <span className="absolute inset-0 grid place-items-center">
            <Spinner className="size-6" />
          </span>
        )}
      </span>
      <div className="grid min-w-0 flex-[1_1_10rem] gap-2">
        <div className="flex flex-wrap gap-1">
          <label
            className={buttonStyle(
              'secondary',
              'sm',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            Change Photo
            <input
              ref={input}
              type="file"
              accept={PICTURE.types.join(',')}
              aria-describedby="picture-hint"
              onClick={(event) => doing && event.preventDefault()}
              onChange={onChange}
              className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
            />
          </label>
          {url !== null && (
            <Button size="sm" variant="quiet" onClick={() => !doing && onRemove(url)}>
              Remove
            </Button>
          )}
        </div>
        <p id="picture-hint" className="text-sm text-ink-soft">
          PNG or JPEG, cropped to a square.{' '}
          <span className="pointer-coarse:hidden">You can also drop a file here.</span>
        </p>
        <p role="status" className="sr-only">
          {doing && PROGRESS[doing]}
        </p>
      </div>
    </div>
  );
}
