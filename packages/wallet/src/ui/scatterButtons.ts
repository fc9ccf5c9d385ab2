/** Pixels by which the buttons stand higher, at most. */
const RISE_MAX = 96
const BYTE_MAX = 255

/**
 * Puts the button that approves at another place in each window. What lies over
 * the window, such as a picture-in-picture window of a site, cannot know where
 * to leave a hole for it.
 */
export function scatterButtons(
  footer: HTMLElement,
  bytes: Uint8Array = crypto.getRandomValues(new Uint8Array(3)),
): void {
  const [side = 0, rise = 0, order = 0] = bytes
  footer.classList.add('scattered')
  footer.classList.toggle('upside-down', order % 2 === 1)
  footer.style.setProperty('--side', String(side / BYTE_MAX))
  footer.style.setProperty('--rise', `${(rise / BYTE_MAX) * RISE_MAX}px`)
}
