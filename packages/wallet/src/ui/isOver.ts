/** Whether a pointer or finger is within the bounds of an element. */
export function isOver(
  element: Element,
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
): boolean {
  const { bottom, left, right, top } = element.getBoundingClientRect()
  return (
    clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  )
}
