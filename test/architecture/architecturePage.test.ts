import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Paths that a page names in code spans, as `src/actions/swap.ts`. */
const listPaths = (page: string) =>
  [...page.matchAll(/`((?:src|packages|scripts|test)\/[\w./-]+)`/g)].map(
    ([, path]) => path as string,
  )

test('default: every file that the page names exists', () => {
  const page = readFileSync(`${root}docs/architecture.md`, 'utf8')
  const paths = listPaths(page)
  expect(paths.length).toBeGreaterThan(40)
  expect(paths.filter((path) => !existsSync(root + path))).toEqual([])
})

test('error: a file that is gone', () => {
  expect(
    listPaths('`src/gone.ts`, `useSwap` and `src/createKit.ts`').filter(
      (path) => !existsSync(root + path),
    ),
  ).toEqual(['src/gone.ts'])
})
