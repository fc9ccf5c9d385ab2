// @vitest-environment node
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

test('behavior: no other module sets or reads cookies', async () => {
  const names = await readdir(source, { recursive: true })
  const users: string[] = []
  for (const name of names.filter((item) => /(?<!\.test)\.ts$/.test(item))) {
    const text = await readFile(join(source, name), 'utf8')
    if (/hono\/cookie|set-cookie|['"]cookie['"]/i.test(text)) users.push(name)
  }
  expect(users).toEqual(['http/ownCookie.ts'])
})
