import type { PostedForm } from '@desert/contract/pages/page';
import { PHOTOS_FIELD, POSTED_BYTES_MAX } from '@desert/contract/records/posted-record';
import { ID } from '@desert/contract/text/ids';
import { checkForm, CUT_OFF } from '../../http/request/body.ts';
import { readMultipart } from '../../http/request/multipart.ts';
import { Refusal } from '../../http/response/refusal.ts';
import { checkConfirmed } from '../../members/users/must-confirm.ts';
import { namedKinds } from '../../records/registry.ts';
import { memberForm, type PostableForm } from './posted.ts';
import { filesIn } from './record-input.ts';
import { savePostedRecord } from './save-record.ts';

const PATH = new RegExp(`^(/([a-z]+))/(?:new|(${ID})/edit)/?$`);

const TOO_MUCH = `You can send up to ${POSTED_BYTES_MAX / 1024 / 1024} MB at once.`;
const TOO_MUCH_TEXT = 'That’s more than this form can hold. Please shorten it.';

/** Maximum UTF-16 units of all text fields with their names; the API has the same limit in bytes. */
const TEXT_MAX = 256 * 1024;

const CHOOSE_AGAIN = 'Please choose your photos again. Your browser doesn’t keep them.';

/** The form at '/merch/new' or '/merch/7/edit', with or without a trailing slash; undefined for other paths. */
export function recordFormAt(path: string): PostableForm | undefined {
  const [, list, name, id] = PATH.exec(path) ?? [];
  const kind = namedKinds.find(([known]) => known === name)?.[1];
  if (!kind) return undefined;
  return memberForm(async (member, { request, env }, shown) => {
    checkForm(request, 'multipart/form-data');
    const form = await readMultipart(request, POSTED_BYTES_MAX);
    if (!form) throw new Refusal(400, CUT_OFF);
    const { data, isWhole } = form;
    shown.values = textsOf(data);
    if (filesIn(data).length > 0) shown.remarks = { [PHOTOS_FIELD]: CHOOSE_AGAIN };
    if (!isWhole) throw new Refusal(413, { [PHOTOS_FIELD]: TOO_MUCH });
    checkConfirmed(env, member.account);
    const posted = { kind, id: id === undefined ? undefined : Number(id), data };
    const saved = await savePostedRecord(member, { ...posted, here: request.url });
    return `${list}/${saved.id}`;
  });
}

/** The text fields by name; blank ones are '', which schemas treat as missing. */
function textsOf(data: FormData): PostedForm['values'] {
  const values = Object.create(null) as PostedForm['values'];
  let length = 0;
  for (const [name, value] of data) {
    if (typeof value !== 'string') continue;
    (values[name] ??= []).push(value.trim() && value);
    length += name.length + value.length;
  }
  if (length > TEXT_MAX) throw new Refusal(413, TOO_MUCH_TEXT);
  return values;
}
