/** Presentation attributes, which a page's `all: unset` would override. */
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
 * Protects an SVG's attributes from the page's stylesheets. Set by script,
 * because a strict CSP forbids style attributes in markup. Pass it as an
 * inline `ref`, so that it runs on every render:
 * `ref={(svg) => pinArt(svg)}`.
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
