import type { Frame } from '@playwright/test'

/**
 * Longer than the frame requires an honest card to be visible, in
 * milliseconds.
 */
const MORE_THAN_STEADY_MS = 700

/**
 * Lets the frame register everything that has happened to it: two fresh
 * readings of its visibility, and between them more time than an honest card
 * needs to be approved.
 */
export async function fence(frame: Frame) {
  await frame.evaluate(async (ms) => {
    const read = () =>
      new Promise<void>((resolve) => {
        const done = () => {
          observer.disconnect()
          resolve()
        }
        const options = {
          trackVisibility: true,
          delay: 100,
        } as IntersectionObserverInit
        const observer = new IntersectionObserver(done, options)
        observer.observe(document.body)
        // A frame that is not rendered gets no reading.
        setTimeout(done, ms)
      })
    await read()
    await new Promise((resolve) => setTimeout(resolve, ms))
    await read()
  }, MORE_THAN_STEADY_MS)
}
