// @vitest-environment node
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { toSkipReason } from './toSkipReason.js'

const fail = (file: string, code: string, timeout: number) =>
  promisify(execFile)(file, ['-e', code], { timeout }).then(
    () => expect.unreachable(),
    (error: unknown) => error,
  )

test('default: a timeout', async () => {
  const error = await fail(process.execPath, 'setInterval(() => {}, 1e6)', 20)
  expect(toSkipReason(error, 900_000)).toBe(
    'the installation timed out after 900 s',
  )
})

test('behavior: what the command printed', async () => {
  const code =
    'console.error("\\nnpm error code ENOTFOUND\\nmore"); process.exit(1)'
  const error = await fail(process.execPath, code, 60_000)
  expect(toSkipReason(error, 1)).toBe('npm error code ENOTFOUND')
})

test('behavior: a command that is not there', async () => {
  const error = await fail('/nowhere/npm', '', 60_000)
  expect(toSkipReason(error, 1)).toBe('spawn /nowhere/npm ENOENT')
})
