import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import postcss from 'postcss'
import { describe, expect, test } from 'vitest'
import { buildStyles } from '../../../scripts/styles.js'
import { HEIGHT_ANIMATION_MS } from '../../../src/core/constants/modal.js'
import { findStyleFaults } from './findStyleFaults.js'
import { readClasses } from './readClasses.js'

const HEADER_ANIMATION_MS = 120
const VIEW_ANIMATION_MS = 150

const folder = fileURLToPath(
  new URL('../../../src/components/', import.meta.url),
)
const styles = buildStyles()

const components = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => readFileSync(`${folder}${name}`, 'utf8'))

/** Durations of a declaration, in ms. */
function readTimes(className: string, property: string) {
  const times: number[] = []
  postcss.parse(styles).walkRules(`[data-latchkey] ${className}`, (rule) => {
    if (rule.parent?.type === 'atrule' && rule.parent.params !== 'latchkey')
      return
    rule.walkDecls(property, ({ value }) => {
      for (const [, time] of value.matchAll(/\b(\d+)ms\b/g))
        times.push(Number(time))
    })
  })
  return times
}

const selectorOf = (node: object | undefined) =>
  node && 'selector' in node ? String(node.selector) : ''

const inLayer = (css: string) => `@layer latchkey { ${css} }`

describe('styles.css', () => {
  test('default: no rule reaches beyond our elements', () => {
    expect(findStyleFaults(styles)).toEqual([])
    expect(postcss.parse(styles).nodes).toHaveLength(1)
  })

  test('default: every class is used, and every used class exists', () => {
    const { defined, isUsed, used } = readClasses({ components, styles })
    expect(used.filter((name) => !defined.has(name))).toEqual([])
    expect([...defined].filter((name) => !isUsed(name))).toEqual([])
  })

  test('default: durations of the motion', () => {
    expect([
      HEADER_ANIMATION_MS,
      HEIGHT_ANIMATION_MS,
      VIEW_ANIMATION_MS,
    ]).toEqual([120, 150, 150])
    expect(readTimes('.lk-title-text', 'transition')).toEqual([
      HEADER_ANIMATION_MS,
    ])
    expect(readTimes('.lk-view', 'transition')).toEqual([
      VIEW_ANIMATION_MS,
      VIEW_ANIMATION_MS,
    ])
    expect(readTimes('.lk-toast', 'transition')).toEqual([150, 150])
    expect(readTimes('.lk-shake', 'animation')).toEqual([500])
  })

  test('default: the documented names exist', () => {
    const text = readFileSync(
      fileURLToPath(new URL('../../../docs/theming.md', import.meta.url)),
      'utf8',
    )
    const [, section = ''] = text.split('## Without our styles')
    const table = section.split('\n').filter((line) => line.startsWith('|'))
    const names = table.flatMap((line) => line.match(/\.lk-[\w-]+/g) ?? [])
    const { isUsed } = readClasses({ components, styles })
    expect(names.length).toBeGreaterThan(30)
    expect(names.filter((name) => !isUsed(name.slice(1)))).toEqual([])
    const attributes = table.flatMap(
      (line) => line.match(/data-latchkey[\w-]*/g) ?? [],
    )
    expect(attributes).toHaveLength(5)
    for (const name of attributes)
      expect(components.some((one) => one.includes(name))).toBe(true)
  })

  test('default: what we draw before or after an element is ours alone', () => {
    const drawn: string[] = []
    postcss.parse(styles).walkDecls('content', ({ parent, value }) => {
      if (value === 'none' || !/::(before|after)/.test(selectorOf(parent)))
        return
      const first = parent?.first
      expect(first?.toString(), selectorOf(parent)).toBe(
        'all: revert !important',
      )
      drawn.push(value)
    })
    expect(drawn.length).toBeGreaterThan(3)
  })

  test('default: no field that a finger focuses makes iOS magnify the page', () => {
    const large = new Set<string>()
    postcss.parse(styles).walkDecls('font-size', ({ parent, value }) => {
      const [, name] = /\.([\w-]+)(:focus)?$/.exec(selectorOf(parent)) ?? []
      if (name && /^(max\()?16px/.test(value)) large.add(name)
    })
    const fields = components.flatMap(
      (text) => text.match(/<input\b[\s\S]*?\/>/g) ?? [],
    )
    const small = fields
      .filter((field) => !/type="(checkbox|file|radio)"/.test(field))
      .map((field) => /className="([^"]+)"/.exec(field)?.[1] ?? field)
      .filter((names) => !names.split(' ').some((name) => large.has(name)))
    expect(fields.length).toBeGreaterThan(5)
    // An amount shrinks so that all of it can be read.
    expect(small).toEqual(['lk-amount-input'])
  })

  test('behavior: `readClasses` detects what is missing', () => {
    const { defined, isUsed, used } = readClasses({
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text
      components: ["className={classNames('lk-a', `lk-tone-${tone}`)}"],
      styles: inLayer('[data-latchkey] .lk-tone-bad, [data-latchkey] .lk-b {}'),
    })
    expect(used).toEqual(['lk-a'])
    expect(defined.has('lk-a')).toBe(false)
    expect(isUsed('lk-tone-bad')).toBe(true)
    expect(isUsed('lk-b')).toBe(false)
  })

  test.each([
    ['outside of the layer', '[data-latchkey] .lk-a { color: red !important }'],
    ['another layer', '@layer base { [data-latchkey] .lk-a { --lk-b: 1 } }'],
    ...[
      ['a selector at large', '.lk-a { --lk-b: 1 }'],
      [
        'half a selector at large',
        '[data-latchkey] .lk-a, .lk-b { --lk-b: 1 }',
      ],
      ['a root under a condition', ':is([data-latchkey]) .lk-a { --lk-b: 1 }'],
      ['an element', '[data-latchkey] button { --lk-b: 1 }'],
      ['an element in :where', '[data-latchkey] :where(svg) { --lk-b: 1 }'],
      ['an id', '[data-latchkey] #lk-a { --lk-b: 1 }'],
      ['a foreign class', '[data-latchkey] .card { --lk-b: 1 }'],
      ['normal', '[data-latchkey] .lk-a { color: red }'],
      ['an important token', '[data-latchkey] { --lk-a: 1 !important }'],
      ['a foreign token', '[data-latchkey] { --tw-a: 1 }'],
      ['foreign keyframes', '@keyframes turn { to { rotate: 1turn } }'],
      [
        'important keyframes',
        '@keyframes lk-a { to { rotate: 1turn !important } }',
      ],
      ['a file', '[data-latchkey] .lk-a { background: url(a.png) !important }'],
      ['an import', '@import "a.css";'],
      ['a font', '@font-face { font-family: a }'],
      ['a property for all', '@property --a { syntax: "*"; inherits: true }'],
    ].map(([name, css]) => [name, inLayer(css as string)]),
  ])('error: %s', (_, css) => {
    expect(findStyleFaults(css as string)).toHaveLength(1)
  })
})
