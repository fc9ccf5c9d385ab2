/**
 * By way of one more file: a page is without the addresses of all that the
 * client is made of until somebody logs in.
 */
export async function loadFrameClient() {
  const { createFrameClient } = await import('./createFrameClient.js')
  return createFrameClient
}
