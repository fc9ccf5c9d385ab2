/** The frame counts as seen from this share of its surface on. */
const RATIO = 0.99
/** Shortest delay that browsers allow for visibility tracking. */
const TRACKING_DELAY_MS = 100
/**
 * A fresh reading that has not come by now will not come: it is hidden.
 * Chromium draws a page of a tab that is not in front once in 1,017 ms.
 */
const READING_TIMEOUT_MS = 2_000

type TrackingInit = IntersectionObserverInit & {
  trackVisibility: boolean
  delay: number
}
type TrackingEntry = IntersectionObserverEntry & { isVisible?: boolean }

/**
 * Reports whether the element is wholly on the screen, with nothing over it and
 * no effect on it. Nothing reported means not visible.
 *
 * @returns a function that ends the watch
 */
export function watchVisibility(
  element: Element,
  onChange: (isVisible: boolean) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1) as TrackingEntry | undefined
      if (!entry?.isVisible) return onChange(false) // guard: visible
      onChange(entry.intersectionRatio >= RATIO)
    },
    {
      threshold: [0, 0.5, RATIO, 1],
      trackVisibility: true,
      delay: TRACKING_DELAY_MS,
    } as TrackingInit,
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/** One fresh reading; false when none comes, as in a hidden frame. */
export function readVisibility(element: Element): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (isVisible: boolean) => {
      clearTimeout(timer)
      stop()
      resolve(isVisible)
    }
    const timer = setTimeout(() => finish(false), READING_TIMEOUT_MS)
    const stop = watchVisibility(element, finish)
  })
}
