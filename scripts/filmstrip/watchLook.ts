/** What moved in the page; times in epoch milliseconds. */
export type LookEvent = { at: number; kind: string; text: string }

declare global {
  var lookEvents: LookEvent[]
}

/**
 * Runs in the page before anything else: notes layout shifts, long tasks, and
 * each change of a dialog's box. Serialised into the browser, so it uses
 * nothing from outside.
 */
export function watchLook() {
  const events: LookEvent[] = []
  globalThis.lookEvents = events
  const note = (time: number, kind: string, text: string) =>
    events.push({ at: performance.timeOrigin + time, kind, text })

  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries())
      note(startTime, 'task', `${duration.toFixed(0)} ms`)
  }).observe({ type: 'longtask' })

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      note(entry.startTime, 'shift', JSON.stringify(entry))
  }).observe({ type: 'layout-shift' })

  addEventListener('click', ({ timeStamp }) => note(timeStamp, 'click', ''), {
    capture: true,
  })

  let last = ''
  const watch = (now: number) => {
    const texts: string[] = []
    for (const dialog of document.querySelectorAll(
      'dialog, [role=dialog], .lk-card',
    )) {
      const { height, left, top, width } = dialog.getBoundingClientRect()
      if (width * height === 0) continue
      const box = [left, top, width, height].map(Math.round).join(' ')
      texts.push(`${box} opacity ${getComputedStyle(dialog).opacity}`)
    }
    const text = texts.join(' | ')
    if (text !== last) note(now, 'box', text)
    last = text
    requestAnimationFrame(watch)
  }
  requestAnimationFrame(watch)
}
