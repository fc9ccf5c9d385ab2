import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { halves, restFiles, restHalves } from './halves.js'

const folder = fileURLToPath(new URL('../test', import.meta.url))

test('default: every browser test is in one half', () => {
  const specs = readdirSync(folder, { recursive: true })
    .map((path) => `test/${path}`)
    .filter((path) => path.endsWith('.spec.ts'))
    // They have their own step.
    .filter((path) => !path.startsWith('test/webkit/'))
  expect(specs.length).toBeGreaterThan(30)
  for (const path of specs) {
    const found = halves.filter(([, pattern]) => new RegExp(pattern).test(path))
    expect(found, path).toHaveLength(1)
  }
})

test('behavior: the files left to the rest exist, each in one half', () => {
  const root = fileURLToPath(new URL('../', import.meta.url))
  for (const path of restFiles) {
    expect(existsSync(root + path), path).toBe(true)
    const found = restHalves.filter(([, pattern]) =>
      new RegExp(pattern).test(path),
    )
    expect(found, path).toHaveLength(1)
  }
})
