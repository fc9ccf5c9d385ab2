import { encodeQR } from 'qr'

/**
 * Returns a QR code with error correction Q as the `d` of a single path on a
 * square of `size` modules. It has rounded ends and a free area in the
 * center: 9 of 33 modules wide for an address, less than a twelfth of the
 * area, where level Q recovers a quarter.
 */
export function createQrPath(text: string): createQrPath.ReturnType {
  // The smallest border the encoder supports.
  const framed = encodeQR(text, 'raw', { border: 1, ecc: 'quartile' })
  const rows = framed.slice(1, -1).map((row) => row.slice(1, -1))
  const size = rows.length
  const hole = Math.floor(size / 4) | 1
  const start = (size - hole) / 2
  const isInHole = (value: number) => value >= start && value < start + hole
  const isDark = (x: number, y: number) =>
    Boolean(rows[y]?.[x]) &&
    !isFinder(x, y, size) &&
    !(isInHole(x) && isInHole(y))
  let path = ''
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      if (isDark(x, y)) path += drawModule(x, y, isDark)
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const)
    path += drawFinder(x, y)
  return { hole, path, size }
}

export declare namespace createQrPath {
  type ReturnType = {
    /** Width of the free area, in modules. */
    hole: number
    path: string
    /** Width of the code, in modules. */
    size: number
  }
}

function isFinder(x: number, y: number, size: number) {
  const isEdge = (value: number) => value < 7 || value >= size - 7
  return isEdge(x) && isEdge(y) && !(x >= size - 7 && y >= size - 7)
}

/** Rounds free corners only, so that adjacent modules merge. */
function drawModule(
  x: number,
  y: number,
  isDark: (x: number, y: number) => boolean,
) {
  const up = isDark(x, y - 1)
  const right = isDark(x + 1, y)
  const down = isDark(x, y + 1)
  const left = isDark(x - 1, y)
  const corner = (isSquare: boolean, edges: string, end: string) =>
    isSquare ? edges : `a.5.5 0 0 1 ${end}`
  return [
    `M${x} ${y + 0.5}`,
    corner(up || left, 'v-.5h.5', '.5-.5'),
    corner(up || right, 'h.5v.5', '.5 .5'),
    corner(down || right, 'v.5h-.5', '-.5 .5'),
    corner(down || left, 'h-.5v-.5', '-.5-.5'),
    'z',
  ].join('')
}

/** Draws a finder pattern; the winding order keeps the ring open. */
function drawFinder(x: number, y: number) {
  return (
    drawSquare({ x, y, width: 7, radius: 2 }) +
    drawSquare({ x: x + 1, y: y + 1, width: 5, radius: 1.2, isHole: true }) +
    drawSquare({ x: x + 2, y: y + 2, width: 3, radius: 0.9 })
  )
}

function drawSquare(parameters: {
  x: number
  y: number
  width: number
  radius: number
  isHole?: boolean
}) {
  const { isHole, radius: r, width, x, y } = parameters
  const side = width - 2 * r
  const turn = (sweep: 0 | 1, end: string) => `a${r} ${r} 0 0 ${sweep} ${end}`
  return isHole
    ? [
        `M${x} ${y + r}v${side}`,
        `${turn(0, `${r} ${r}`)}h${side}`,
        `${turn(0, `${r} ${-r}`)}v${-side}`,
        `${turn(0, `${-r} ${-r}`)}h${-side}`,
        `${turn(0, `${-r} ${r}`)}z`,
      ].join('')
    : [
        `M${x + r} ${y}h${side}`,
        `${turn(1, `${r} ${r}`)}v${side}`,
        `${turn(1, `${-r} ${r}`)}h${-side}`,
        `${turn(1, `${-r} ${-r}`)}v${-side}`,
        `${turn(1, `${r} ${-r}`)}z`,
      ].join('')
}
