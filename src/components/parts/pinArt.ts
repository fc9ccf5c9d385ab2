/** Attributes that are CSS too, which a page's `all: unset` would take away. */
const lengths = ['cx', 'cy', 'height', 'r', 'rx', 'ry', 'width', 'x', 'y']
const others = [
  'fill',
  'opacity',
  'stop-color',
  'stop-opacity',
  'stroke',
  'stroke-linecap',
  'stroke-width',
]

/**
 * Holds a drawing's attributes against the style sheets of the page. By script,
 * because a strict content policy allows no style attribute in markup. The
 * `ref` of the `<svg>` calls it from a function that is new each time, so that
 * it follows what is drawn: `ref={(svg) => pinArt(svg)}`.
 */
export function pinArt(svg: SVGSVGElement | null): void {
  for (const element of svg?.querySelectorAll<SVGElement>('*') ?? []) {
    const pin = (name: string, toCss: (value: string) => string) => {
      const value = element.getAttribute(name)
      if (value) element.style.setProperty(name, toCss(value), 'important')
    }
    pin('d', (value) => `path("${value}")`)
    for (const name of others) pin(name, (value) => value)
    for (const name of lengths)
      pin(name, (value) => (/[\d.]$/.test(value) ? `${value}px` : value))
  }
}
