/**
 * What the shell offers to the sections where something is written. The host provides it when it is
 * first asked for: pages that are only read do without its bytes.
 */
export { FormSummary, type FormSummaryProps } from './form/FormSummary.tsx';
export { postOnce } from './form/postOnce.ts';
export { RecordForm, type RecordFormProps } from './form/RecordForm.tsx';
export { SubmitButton, type SubmitButtonProps } from './form/SubmitButton.tsx';
export { TextArea, type TextAreaProps } from './form/TextArea.tsx';
export { TextField, type TextFieldProps } from './form/TextField.tsx';
export { type DraftedFormState, useDraftedForm } from './form/useDraftedForm.ts';
export { type FormOptions, type FormState, useForm } from './form/useForm.ts';
export type { FormDraft } from './form/useFormDraft.ts';
export { IMAGE_FIELDS, RecordImages, type RecordImagesProps } from './images/RecordImages.tsx';
export { type RecordFormOptions, useRecordForm } from './images/useRecordForm.ts';
