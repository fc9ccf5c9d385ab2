/**
 * By way of one more file: a page is without the addresses of all that a
 * pairing is made of until somebody wants one.
 */
export async function loadPairing() {
  const { createLoadedPairing } = await import('./createLoadedPairing.js')
  return createLoadedPairing
}
