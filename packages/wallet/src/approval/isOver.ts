/** Whether a pointer is within the bounds of an element. */
export function isOver(
  element: Element,
  { clientX, clientY }: PointerEvent,
): boolean {
  const { bottom, left, right, top } = element.getBoundingClientRect()
  return (
    clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  )
}
