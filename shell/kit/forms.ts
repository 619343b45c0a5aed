/** Kit exports for pages with forms. Loaded on demand, so that read-only pages need not load them. */
export { ConfirmFirst } from './form/ConfirmFirst.tsx';
export { draftOf } from './form/draft.ts';
export { errorText } from './form/errorsOf.ts';
export { FieldGroup } from './form/fields.tsx';
export { Form } from './form/Form.tsx';
export { FormSummary } from './form/FormSummary.tsx';
export { RecordForm } from './form/RecordForm.tsx';
export { SubmitButton } from './form/SubmitButton.tsx';
export { TextArea } from './form/TextArea.tsx';
export { useForm } from './form/useForm.ts';
export { useRecordForm } from './form/useRecordForm.ts';
export { RecordImages } from './images/ImageFields.tsx';
export { TagsField } from './tags/TagsField.tsx';
