/** Black or white, whichever reads better on the colour (WCAG 2 contrast). */
export function pickInk(
  colour: readonly [red: number, green: number, blue: number],
): '#000' | '#fff' {
  const [red, green, blue] = colour.map(toLinear) as [number, number, number]
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return (luminance + 0.05) / 0.05 > 1.05 / (luminance + 0.05) ? '#000' : '#fff'
}

function toLinear(channel: number) {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
