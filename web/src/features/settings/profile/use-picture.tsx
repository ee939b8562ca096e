import { useState } from 'react';
import { PICTURE } from '@pythia/contracts/limits.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { removePicture, uploadPicture } from '@pythia/contracts/profile.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { announceUserChange, changeKnownUser, tellOtherWindows } from '#account/current-user.ts';
import { Button } from '#ui/button.tsx';
import { NOTHING_TO_SAY, type SavingOutcome } from '../outcome-areas.tsx';
import { pictureProblem } from './picture-problem.ts';
import { profilePicture } from './profile-picture.ts';

type Step = 'preparing' | 'uploading' | 'removing';

/** The specification fetches the user again after a second. */
const ASK_AGAIN_MS = 1_000;

export function usePicture(onOutcome: (outcome: SavingOutcome) => void) {
  const [doing, setDoing] = useState<Step | null>(null);

  const run = async (action: () => Promise<SavingOutcome>) => {
    if (doing) return;
    onOutcome(NOTHING_TO_SAY);
    try {
      onOutcome(await action());
    } catch (failure) {
      onOutcome({ error: { title: pictureProblem(failure) } });
    }
    setDoing(null);
  };

  const change = (chosen: File) =>
    void run(async () => {
      setDoing('preparing');
      const picture = await profilePicture(chosen);
      setDoing('uploading');
      await upload(picture);
      return { success: MESSAGES.pictureUpdated };
    });

  const putBack = (picture: File) =>
    void run(async () => {
      setDoing('uploading');
      await upload(picture);
      return { success: MESSAGES.pictureUpdated };
    });

  const remove = (url: string) =>
    void run(async () => {
      setDoing('removing');
      const picture = await copyOf(url);
      await authorisedCall(removePicture, {});
      changeKnownUser({ profile_pic_url: null });
      announceUserChange();
      return {
        success: 'Your picture has been removed.',
        action: picture && (
          <Button size="sm" onClick={() => putBack(picture)}>
            Undo
          </Button>
        ),
      };
    });

  return { doing, change, remove };
}

async function upload(picture: File): Promise<void> {
  const { profile_pic_url } = await authorisedCall(uploadPicture, { body: { file: picture } });
  changeKnownUser({ profile_pic_url: `${profile_pic_url}?v=${Date.now()}` }); // another address bypasses caches
  tellOtherWindows();
  setTimeout(announceUserChange, ASK_AGAIN_MS);
}

/** @returns null: removal cannot be undone */
async function copyOf(url: string): Promise<File | null> {
  const response = await fetch(url).catch(() => null);
  if (!response?.ok) return null;
  return new File([await response.blob()], PICTURE.fileName, { type: 'image/jpeg' });
}
