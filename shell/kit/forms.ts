/** Kit exports for pages with forms. Loaded on demand, so that read-only pages need not load them. */
export { ConfirmFirst } from './form/ConfirmFirst.tsx';
export { type Draft, draftOf } from './form/draft.ts';
export { errorText } from './form/errorsOf.ts';
export {
  type Choice,
  FieldGroup,
  type FieldGroupProps,
  SelectField,
  type SelectFieldProps,
  TextField,
  type TextFieldProps,
} from './form/fields.tsx';
export { Form, type FormProps } from './form/Form.tsx';
export { FormSummary } from './form/FormSummary.tsx';
export { RecordForm, type RecordFormProps } from './form/RecordForm.tsx';
export { SubmitButton, type SubmitButtonProps } from './form/SubmitButton.tsx';
export { TextArea, type TextAreaProps } from './form/TextArea.tsx';
export { type FormOptions, type FormState, useForm } from './form/useForm.ts';
export { type RecordFormState, useRecordForm } from './form/useRecordForm.ts';
export { RecordImages, type RecordImagesProps } from './images/ImageFields.tsx';
export { TagsField, type TagsFieldProps } from './tags/TagsField.tsx';
