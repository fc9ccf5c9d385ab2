/**
 * Returns the bytes of the page's JavaScript heap after garbage collection.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function readHeap(page) {
  const session = await page.context().newCDPSession(page)
  // The first round may free objects that hold what the second one frees.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}
