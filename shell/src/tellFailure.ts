/**
 * Tells of it where something does not load. Not where this page is left: Firefox then lets go of what it loads, before
 * anything else of the page ends, and that looks as if it had failed.
 * @returns what loaded; rejects as `loading` does
 */
export async function tellFailure<T>(
  loading: Promise<T>,
  tell: (error: unknown) => void,
): Promise<T> {
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  // Only meanwhile: a page that listens to this is not kept for the way back by Firefox.
  window.addEventListener('beforeunload', leave);
  try {
    return await loading;
  } catch (error) {
    if (!isLeft) tell(error);
    throw error;
  } finally {
    window.removeEventListener('beforeunload', leave);
  }
}
