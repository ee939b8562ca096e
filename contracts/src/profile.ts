import { z } from 'zod';
import { UPLOAD } from './budgets.ts';
import { defineEndpoint } from './endpoint.ts';
import { PICTURE } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { Text } from './text.ts';

/** Re-encoded, so that only the picture is kept. 422 for other than PNG or JPEG, too large or cut off. */
export const uploadPicture = defineEndpoint({
  method: 'PUT',
  path: '/profile/profile-pic',
  summary: 'Replace the profile picture of the signed-in user',
  access: 'user',
  budgets: UPLOAD,
  bodyType: 'file',
  bodyLimit: PICTURE.maxUploadBytes,
  tooLarge: MESSAGES.pictureTooLarge,
  body: z.object({ file: z.file() }),
  reply: z.object({ profile_pic_url: z.string() }),
});

export const removePicture = defineEndpoint({
  method: 'DELETE',
  path: '/profile/profile-pic',
  summary: 'Remove the profile picture of the signed-in user',
  access: 'user',
  reply: 'nothing',
});

/** Public: the picture's name cannot be guessed. */
export const readPicture = defineEndpoint({
  method: 'GET',
  path: '/profile/pictures/:id',
  summary: 'A profile picture',
  access: 'public',
  params: z.object({ id: Text.max(43).regex(/^[\w-]{43}$/) }),
  reply: 'bytes',
});
