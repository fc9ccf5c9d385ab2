const SVG = 'http://www.w3.org/2000/svg'

const paths = {
  globe: [
    'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Z',
    'M2.5 10h15',
    'M10 2.5c2 2 3 4.6 3 7.5s-1 5.5-3 7.5c-2-2-3-4.6-3-7.5s1-5.5 3-7.5Z',
  ],
  shield: [
    'M10 2.5 4 5v4.5c0 3.7 2.5 6.6 6 8 3.5-1.4 6-4.3 6-8V5L10 2.5Z',
    'm7.5 9.75 1.9 1.9 3.35-3.6',
  ],
  warning: ['M10 3 2.5 16.5h15L10 3Z', 'M10 8.25v3.75', 'M10 14.25v.01'],
  key: [
    'M7 9.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z',
    'm9.5 10.5 7-7',
    'm13.5 6.5 2.5 2.5',
  ],
  device: ['M4.5 4.5h11v8h-11v-8Z', 'M2.5 15.5h15'],
  chevron: ['m5.5 8 4.5 4.5L14.5 8'],
} as const

/** A 20 px line icon in the colour of its text, hidden from screen readers. */
export function drawIcon(name: keyof typeof paths): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 20 20')
  svg.setAttribute('class', 'icon')
  svg.setAttribute('aria-hidden', 'true')
  for (const d of paths[name]) {
    const path = document.createElementNS(SVG, 'path')
    path.setAttribute('d', d)
    svg.append(path)
  }
  return svg
}
