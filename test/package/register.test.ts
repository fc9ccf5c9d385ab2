import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('./register/', import.meta.url))

/** What tsc complains about; a registered config holds for a whole program. */
function check() {
  try {
    execFileSync('npx', ['tsc', '--noEmit', '-p', folder], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return ''
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

test("default: types with a config in wagmi's `Register`", () => {
  expect(check()).toBe('')
}, 120_000)
