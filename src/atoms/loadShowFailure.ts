/**
 * By way of one more file: a page is without the addresses of all that notices
 * are made of until something fails.
 */
export async function loadShowFailure() {
  const { showFailure } = await import('./showFailure.js')
  return showFailure
}
