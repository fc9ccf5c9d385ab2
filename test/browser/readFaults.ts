import type { Page } from '@playwright/test'

/** Returns what does not fit in the card, moves, or cannot be reached. */
export async function readFaults(page: Page): Promise<string[]> {
  let faults = await read(page)
  // Pending requests can add content.
  for (let count = 0; faults.length > 0 && count < 5; count++) {
    await page.waitForTimeout(100)
    faults = await read(page)
  }
  return faults
}

const read = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = []
    const card = document.querySelector('.lk-card') as HTMLElement
    const { bottom, left, right, top } = card.getBoundingClientRect()
    const edges = [top, left, innerHeight - bottom, innerWidth - right]
    if (edges.some((edge) => edge < -0.5)) faults.push(`card at ${edges}`)
    for (const part of card.querySelectorAll('.lk-body, .lk-footer, .lk-legal'))
      if (part.scrollWidth > part.clientWidth)
        faults.push(`${part.className} is wider than it may be`)
    const close = card.querySelector('.lk-header > button:last-child')
    const { x = -1, y = -1 } = close?.getBoundingClientRect() ?? {}
    if (!close?.contains(document.elementFromPoint(x + 20, y + 20)))
      faults.push('the button that closes is not there')
    if (!card.contains(document.activeElement)) faults.push('the focus is out')
    const moving = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
    for (const { effect } of moving)
      if (effect instanceof KeyframeEffect)
        faults.push(`${effect.target?.className} moves`)
    // Without background colors, a control without a border is not
    // recognizable.
    if (matchMedia('(forced-colors: active)').matches)
      for (const button of card.querySelectorAll('button:not([role=tab])'))
        if (getComputedStyle(button).borderTopStyle === 'none')
          faults.push(`${button.textContent} has no edge`)
    return faults
  })
