/** Red, green, blue from 0 to 1, and opacity. */
export type Color = { rgb: [number, number, number]; alpha: number }

/** Parses `oklch()`, `rgb()` with an opacity, and `#rgb` or `#rrggbb`. */
export function parseColor(text: string): Color {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]
  if (hex) {
    const size = hex.length / 3
    const read = (index: number) => {
      const part = hex.slice(index * size, (index + 1) * size)
      return Number.parseInt(part.repeat(3 - size).slice(0, 2), 16) / 255
    }
    return { rgb: [read(0), read(1), read(2)], alpha: 1 }
  }
  const [, name, inner] = /^(oklch|rgb)\((.*)\)$/.exec(text.trim()) ?? []
  const [numbers = '', opacity = '1'] = (inner ?? '').split('/')
  const [a = 0, b = 0, c = 0] = numbers
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (name === 'oklch') return { rgb: fromOklch(a, b, c), alpha: 1 }
  if (name !== 'rgb') throw new Error(`Not a colour: ${text}`)
  const alpha = opacity.includes('%')
    ? Number.parseFloat(opacity) / 100
    : Number(opacity)
  return { rgb: [a / 255, b / 255, c / 255], alpha }
}

/** Returns the visible color of a translucent one over another. */
export function paintOver(top: Color, below: Color): Color {
  const mix = (index: 0 | 1 | 2) =>
    top.rgb[index] * top.alpha + below.rgb[index] * (1 - top.alpha)
  return { rgb: [mix(0), mix(1), mix(2)], alpha: 1 }
}

/** Relative luminance, WCAG 2.2. */
export function getLuminance({ rgb }: Color): number {
  const [red, green, blue] = rgb.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio, WCAG 2.2: from 1 to 21. */
export function getContrast(one: Color, other: Color): number {
  const [light = 0, dark = 0] = [getLuminance(one), getLuminance(other)].sort(
    (a, b) => b - a,
  )
  return (light + 0.05) / (dark + 0.05)
}

/** https://bottosson.github.io/posts/oklab, clipped to sRGB as browsers do. */
function fromOklch(l: number, chroma: number, hue: number): Color['rgb'] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((value) => {
    const linear = Math.min(1, Math.max(0, value))
    return linear <= 0.0031308
      ? linear * 12.92
      : 1.055 * linear ** (1 / 2.4) - 0.055
  }) as Color['rgb']
}
