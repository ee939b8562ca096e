import { readPicture, removePicture, uploadPicture } from '@pythia/contracts/profile.ts';
import type { Clock } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { found } from '#http/found.ts';
import { deletePicture, findPicture, pictureUrl, replacePicture } from './pictures-store.ts';
import { pictureEncoder } from './re-encode-picture.ts';

export function bindPictures(bind: Bind, { db, clock }: { db: Database; clock: Clock }): void {
  const reEncode = pictureEncoder();

  bind(uploadPicture, async ({ identity, body }) => {
    const bytes = await reEncode(await body.file.bytes());
    const id = await replacePicture(db, { userId: identity.userId, bytes, now: clock.now().getTime() });
    return { profile_pic_url: pictureUrl(id) };
  });

  bind(removePicture, ({ identity }) => deletePicture(db, identity.userId));

  bind(readPicture, async ({ params }) => {
    const bytes = found(await findPicture(db, params.id));
    return { type: 'image/jpeg', bytes, name: params.id };
  });
}
