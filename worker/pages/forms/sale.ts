/** Forms of a sale: a proof photo, and what the members of a conversation do by plain buttons, with scripts, too. */
import { parsePhotoPath } from '@desert/contract/photos/photos';
import { PHOTOS_FIELD } from '@desert/contract/records/posted-record';
import { RatingForm, RatingReply } from '@desert/contract/store/rating-input';
import { ID } from '@desert/contract/text/ids';
import { limitWritesByAccount } from '../../http/rate-limits/policies.ts';
import { admitRequest } from '../../http/rate-limits/rate-limit.ts';
import { checkForm, CUT_OFF, parseInput, readForm } from '../../http/request/body.ts';
import { getFiles, getTexts, readMultipart } from '../../http/request/multipart.ts';
import { Refusal } from '../../http/response/refusal.ts';
import { getMaxRecordImages } from '../../limits.ts';
import { checkConfirmed } from '../../members/users/must-confirm.ts';
import { saveReviewed } from '../../moderation/save-record.ts';
import { keepPhoto } from '../../photos/keep.ts';
import { PHOTO_FORM_BYTES_MAX, readSizes, BODY_TOO_LARGE } from '../../photos/received.ts';
import { cleanSizes } from '../../photos/sizes.ts';
import { itemKind } from '../../records/kinds/merch.ts';
import { checkImages } from '../../records/save-images.ts';
import { toIdempotencyKey } from '../../records/save.ts';
import { askForProof, checkProofCode, markProof } from '../../store/proof.ts';
import { rateMember, replyToRating } from '../../store/ratings.ts';
import { closeSafetyNotice } from '../../store/safety-notice.ts';
import { defineMemberForm, type PostableForm } from './posted.ts';

const PATH = new RegExp(`^/merch/(?:(${ID})/proof|messages/(${ID}))/?$`);

export function findSaleForm(path: string): PostableForm | undefined {
  const [, item, conversation] = PATH.exec(path) ?? [];
  if (item !== undefined) return defineProofForm(Number(item));
  return conversation === undefined ? undefined : defineConversationForm(Number(conversation));
}

/** A photo, or all sizes of one. */
function defineProofForm(id: number): PostableForm {
  return defineMemberForm(async ({ database, env, account, user_id, demo }, { request }) => {
    checkForm(request, 'multipart/form-data');
    const form = await readMultipart(request, PHOTO_FORM_BYTES_MAX);
    if (!form) throw new Refusal(400, CUT_OFF);
    if (!form.isWhole) throw BODY_TOO_LARGE;
    checkConfirmed(env, account);
    await admitRequest(database, limitWritesByAccount(env, user_id, { demo }));
    const [code = ''] = getTexts(form.data)['code'] ?? [];
    const owned = { id, user_id };
    await checkProofCode(database, owned, code);
    const photo = cleanSizes(await readSizes(getFiles(form.data, PHOTOS_FIELD)));
    const alt = `Proof photo with the code ${code}`;
    const image = { url: '', alt, at: 0 };
    // A retry of the form adds no second photo.
    const idempotency_key = toIdempotencyKey(user_id, `proof-${id}-${photo.content}`);
    const save = { ...owned, idempotency_key, maxImages: getMaxRecordImages(env) };
    await checkImages(database, itemKind, { ...save, images: [image] });
    const keeping = { database, env, user_id, demo, field: 'photo' };
    const { url } = await keepPhoto(keeping, photo, { alt, color: '' });
    const images = [{ ...image, url, photo: parsePhotoPath(url) }];
    await saveReviewed(database, env, itemKind, { ...save, values: {}, images });
    await markProof(database, owned, { code, url });
    return `/merch/${id}`;
  });
}

function defineConversationForm(id: number): PostableForm {
  return defineMemberForm(
    async ({ database, env, account, user_id, demo }, { request, url }, shown) => {
      const fields = Object.fromEntries(await readForm(request));
      for (const name of ['line', 'reply']) shown.values[name] = [fields[name] ?? ''];
      await admitRequest(database, limitWritesByAccount(env, user_id, { demo }));
      const seen = { id, viewer: user_id };
      if (fields['safety'] !== undefined) {
        await closeSafetyNotice(database, user_id);
        return `${url.pathname}#latest`;
      }
      checkConfirmed(env, account);
      if (fields['proof'] !== undefined) {
        await askForProof(database, seen);
        return `${url.pathname}#latest`;
      }
      if (fields['reply'] === undefined) {
        const { is_good, line } = parseInput(RatingForm, fields);
        await rateMember(database, seen, { is_good: is_good === '1', line });
      } else await replyToRating(database, seen, parseInput(RatingReply, fields).reply);
      return `${url.pathname}#ratings`;
    },
  );
}
