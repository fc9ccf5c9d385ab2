import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { createQrPath } from './createQrPath.js'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const SCALE = 8
const QUIET = 4

/** Rasterizes each subpath as its module, as a reader sampling centers does. */
function paint({ path, size }: createQrPath.ReturnType) {
  const width = (size + 2 * QUIET) * SCALE
  const data = new Uint8Array(width * width * 4).fill(255)
  const fill = (x: number, y: number, side: number, color: number) => {
    for (let row = 0; row < side * SCALE; row++)
      for (let column = 0; column < side * SCALE; column++) {
        const left = (x + QUIET) * SCALE + column
        const top = (y + QUIET) * SCALE + row
        data.fill(color, (top * width + left) * 4, (top * width + left) * 4 + 3)
      }
  }
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)\.5[^M]*z/g))
    fill(Number(x), Number(y), 1, 0)
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    fill(x, y, 7, 0)
    fill(x + 1, y + 1, 5, 255)
    fill(x + 2, y + 2, 3, 0)
  }
  return { data, height: width, width }
}

test('default: is readable with the tile in its center', () => {
  const code = createQrPath(address)
  expect(code).toMatchObject({ hole: 9, size: 33 })
  expect(decodeQR(paint(code))).toBe(address)
})

test('behavior: leaves the center empty', () => {
  const { hole, path, size } = createQrPath(address)
  const start = (size - hole) / 2
  const inside = [...path.matchAll(/M(\d+) (\d+)\.5/g)].filter(([, x, y]) =>
    [x, y].every(
      (value) => Number(value) >= start && Number(value) < start + hole,
    ),
  )
  expect(inside).toEqual([])
})

test('param: text', () => {
  const text = 'https://example.com/?uri=wc%3Aabcdef'
  expect(decodeQR(paint(createQrPath(text)))).toBe(text)
})
