/** Kit exports for pages with forms. Loaded on demand, so that read-only pages need not load them. */
export { ConfirmFirst } from './form/ConfirmFirst.tsx';
export { openDraft } from './app/draft.ts';
export { formatResponseErrors } from './app/fieldErrors.ts';
export { FieldGroup } from './form/fields.tsx';
export { Form } from './form/Form.tsx';
export { FormSummary } from './form/FormSummary.tsx';
export { PushOffer } from './push/PushOffer.tsx';
export { RecordForm } from './records/form/RecordForm.tsx';
export { shrinkPhoto } from './photos/shrinkPhoto.ts';
export { SubmitButton } from './form/SubmitButton.tsx';
export { TextArea } from './form/TextArea.tsx';
export { useForm } from './form/useForm.ts';
export { useRecordForm } from './records/form/useRecordForm.ts';
export { RecordImages } from './images/ImageFields.tsx';
export { TagsField } from './tags/TagsField.tsx';
