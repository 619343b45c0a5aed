/** Why a chosen file can never be sent: the message is a sentence to show, which says what to do. */
export class PhotoProblem extends Error {
  override name = 'PhotoProblem';
}
