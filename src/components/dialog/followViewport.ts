/**
 * Tells the style sheet how much of the dialog an on-screen keyboard covers,
 * since phones lay it over the page without making that smaller, and keeps the
 * field that is typed into in sight.
 */
export function followViewport(dialog: HTMLElement): () => void {
  const { visualViewport: viewport } = window
  if (!viewport) return () => {}

  function follow() {
    if (!viewport) return
    const { height, offsetTop, scale } = viewport
    // Who magnifies the page wants to move about in it.
    const top = scale > 1.01 ? 0 : offsetTop
    const below = window.innerHeight - height - top
    const bottom = scale > 1.01 ? 0 : Math.max(0, below)
    dialog.style.setProperty('--lk-covered-top', `${top}px`)
    dialog.style.setProperty('--lk-covered-bottom', `${bottom}px`)
    // The keyboard comes after the focus, and may cover what has it.
    const { activeElement } = document
    if (
      bottom > 0 &&
      activeElement !== dialog &&
      dialog.contains(activeElement)
    )
      activeElement?.scrollIntoView({ block: 'nearest' })
  }

  follow()
  viewport.addEventListener('resize', follow)
  viewport.addEventListener('scroll', follow)
  return () => {
    viewport.removeEventListener('resize', follow)
    viewport.removeEventListener('scroll', follow)
  }
}
