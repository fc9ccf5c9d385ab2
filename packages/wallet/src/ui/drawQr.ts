import { encodeQR } from 'qr'

const SVG = 'http://www.w3.org/2000/svg'

/** A QR code in dark modules on white, whatever the theme: scanners need it. */
export function drawQr(text: string, label: string): SVGElement {
  const rows = encodeQR(text, 'raw', { border: 2 })
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', `0 0 ${rows.length} ${rows.length}`)
  svg.setAttribute('class', 'qr')
  svg.setAttribute('role', 'img')
  svg.setAttribute('aria-label', label)
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute(
    'd',
    rows
      .flatMap((row, y) => row.map((dark, x) => dark && `M${x} ${y}h1v1h-1z`))
      .filter(Boolean)
      .join(''),
  )
  svg.append(path)
  return svg
}
