import postcss from 'postcss'
import { describe, expect, test } from 'vitest'
import { buildStyles } from '../../../scripts/styles.js'
import { getContrast, getLuminance, paintOver, parseColor } from './color.js'

const tokens = new Map<string, string>()
postcss.parse(buildStyles()).walkDecls(/^--latchkey-/, ({ prop, value }) => {
  const name = prop.slice('--latchkey-'.length)
  if (!tokens.has(name)) tokens.set(name, value.replace(/\s+/g, ' '))
})

const white = parseColor('#fff')
const black = parseColor('#000')

/** The threshold by which `--latchkey-on-accent` chooses. */
const turn = Number(
  /clamp\( ?0, \(([\d.]+) - y\)/.exec(tokens.get('on-accent') ?? '')?.[1],
)
const getInk = (accent: typeof white) =>
  getLuminance(accent) < turn ? white : black

describe.each(['light', 'dark'] as const)('tokens, %s', (mode) => {
  const get = (name: string) => {
    const value = tokens.get(name) ?? ''
    const pair =
      /^light-dark\( ?((?:[^()]|\([^()]*\))*), ((?:[^()]|\([^()]*\))*) ?\)$/.exec(
        value,
      )
    return parseColor((mode === 'light' ? pair?.[1] : pair?.[2]) ?? value)
  }
  const surfaces = ['surface-0', 'surface-1', 'surface-2', 'surface-3']

  test.each(
    ['text-1', 'text-2', 'text-3'].flatMap((text) =>
      surfaces.map((surface) => [text, surface] as const),
    ),
  )('default: %s on %s', (text, surface) => {
    expect(getContrast(get(text), get(surface))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(
    ['good', 'bad', 'pause'].flatMap((tone) =>
      ['surface-1', 'surface-2'].map((surface) => [tone, surface] as const),
    ),
  )('default: %s on %s', (tone, surface) => {
    expect(getContrast(get(tone), get(surface))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(surfaces)('default: the edge of an input on %s', (surface) => {
    const below = get(surface)
    const edge = paintOver(get('line-strong'), below)
    expect(getContrast(edge, below)).toBeGreaterThanOrEqual(3)
  })

  test('default: the accent as a focus ring and under text', () => {
    const accent = get('accent')
    expect(getContrast(accent, get('surface-1'))).toBeGreaterThanOrEqual(3)
    expect(getContrast(getInk(accent), accent)).toBeGreaterThanOrEqual(4.5)
  })
})

test.each([
  '#0988f0',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#7c3aed',
  '#f59e0b',
  '#10b981',
  '#ec4899',
  '#111827',
  '#f3f4f6',
  '#767676',
])('param: text on the accent %s is readable', (text) => {
  const accent = parseColor(text)
  const other = getInk(accent) === white ? black : white
  expect(getContrast(getInk(accent), accent)).toBeGreaterThanOrEqual(4.5)
  expect(getContrast(getInk(accent), accent)).toBeGreaterThanOrEqual(
    getContrast(other, accent),
  )
})

test('behavior: the contrast matches known values', () => {
  const measure = (one: string, other: string) =>
    Math.round(getContrast(parseColor(one), parseColor(other)) * 100) / 100
  expect(measure('#000', '#fff')).toBe(21)
  expect(measure('#767676', '#fff')).toBe(4.54)
  expect(measure('oklch(0.627966 0.257704 29.2346)', '#f00')).toBe(1)
})
