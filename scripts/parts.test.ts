import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PlaywrightTestConfig } from '@playwright/test'
import { afterEach, expect, test, vi } from 'vitest'
import { firstHalves, restFiles, restThirds, restUnits } from './parts.js'

const root = fileURLToPath(new URL('../', import.meta.url))
const specs = readdirSync(`${root}test`, { recursive: true })
  .map((path) => `test/${path}`)
  .filter((path) => path.endsWith('.spec.ts'))
  // They have a configuration and a step of their own.
  .filter((path) => !path.startsWith('test/front/'))

afterEach(() => vi.unstubAllEnvs())

test('default: every browser test is run once by each part', () => {
  // WebKit's have their own step.
  const paths = specs.filter((path) => !path.startsWith('test/webkit/'))
  expect(paths.length).toBeGreaterThan(30)
  for (const path of paths)
    for (const patterns of [firstHalves, restThirds]) {
      const found = patterns.filter(([, pattern]) =>
        new RegExp(pattern).test(path),
      )
      expect(found, path).toHaveLength(1)
    }
})

test('behavior: the files left to the rest exist', () => {
  for (const path of [...restFiles, ...restUnits])
    expect(existsSync(root + path), path).toBe(true)
})

test('default: every browser test is in one part, for each engine', async () => {
  const [all, first, rest] = [
    await readProjects(''),
    await readProjects('1'),
    await readProjects('rest'),
  ]
  const titles = specs.flatMap((path) =>
    [...readFileSync(root + path, 'utf8').matchAll(titled)].map(
      ([, , title]) => `${path.replace('test/', '')} ${title}`,
    ),
  )
  expect(titles.length).toBeGreaterThan(300)
  const counts = { first: 0, rest: 0 }
  for (const [name, everything] of all) {
    const wanted = titles
      .map((title) => `${name} ${title}`)
      .filter((title) => has(everything, title))
      // Neither part runs these.
      .filter((title) => !/@long|@engines-long/.test(title))
      // By finger, not by mouse too.
      .filter((title) => /touch|firefox/.test(name) || !/@touch\b/.test(title))
    for (const title of wanted) {
      const isFirst = has(first.get(name), title)
      const isRest = has(rest.get(name), title)
      expect([isFirst, isRest].filter(Boolean), title).toHaveLength(1)
      counts[isFirst ? 'first' : 'rest']++
    }
  }
  expect(counts.first).toBeGreaterThan(30)
  expect(counts.rest).toBeGreaterThan(150)
})

const titled = /\btest\(\s*(['"`])(.+?)\1,/g

type Project = NonNullable<PlaywrightTestConfig['projects']>[number]

/** Reads the projects as Playwright does when it runs a part, or all. */
async function readProjects(part: string) {
  vi.stubEnv('LATCHKEY_E2E_SHORT', part)
  vi.stubEnv('LATCHKEY_BLOCKED', '')
  vi.resetModules()
  const { default: config } = await import('../playwright.config.js')
  return new Map(
    config.projects?.map((project) => [project.name ?? '', project]),
  )
}

/** Whether a project runs the test of this title. */
function has(project: Project | undefined, title: string) {
  const matches = (patterns: Project['grep']) =>
    [patterns ?? []].flat().some((pattern) => pattern.test(title))
  if (!project) return false
  const isWebkit = title.includes(' webkit/')
  if (isWebkit !== (project.name === 'webkit')) return false
  if (project.grep && !matches(project.grep)) return false
  return !matches(project.grepInvert)
}
