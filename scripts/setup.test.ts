import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const lockfile = fileURLToPath(new URL('../package-lock.json', import.meta.url))

type Entry = { optionalDependencies?: Record<string, string> | undefined }

function findMissing(packages: Record<string, Entry>) {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {}).filter(
      (name) =>
        !packages[`node_modules/${name}`] &&
        !packages[`${path}/node_modules/${name}`],
    ),
  )
}

describe('package-lock.json', () => {
  // npm omits what its registry does not have, or what was not installed
  // here; `npm ci` then fails on every fresh clone.
  test('behavior: contains the binaries of every platform', () => {
    const { packages } = JSON.parse(readFileSync(lockfile, 'utf8'))
    expect(Object.keys(packages).length).toBeGreaterThan(300)
    expect(findMissing(packages)).toEqual([])
  })

  test('error: a platform is missing', () => {
    const tool = { optionalDependencies: { 'tool-darwin': '1.0.0' } }
    const packages = { 'node_modules/tool': tool }
    expect(findMissing(packages)).toEqual(['tool-darwin'])
    expect(
      findMissing({ ...packages, 'node_modules/tool-darwin': {} }),
    ).toEqual([])
  })
})
