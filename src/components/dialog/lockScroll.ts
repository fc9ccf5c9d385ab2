/** Keeps the page from scrolling, and from moving sideways, until released. */
export function lockScroll(): () => void {
  const { clientWidth, style } = document.documentElement
  const before = [style.overflow, style.scrollbarGutter] as const
  // Where a scrollbar takes room, its room stays.
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
  return () => {
    ;[style.overflow, style.scrollbarGutter] = before
  }
}
