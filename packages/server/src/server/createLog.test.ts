// @vitest-environment node
import { expect, test } from 'vitest'
import { createLog } from './createLog.js'

function setup() {
  const lines: string[] = []
  const log = createLog({
    level: 'info',
    pepper: Buffer.alloc(32, 1),
    write: (line) => lines.push(line),
  })
  return { lines, log }
}

test('default: one address has one hash, whatever its case', () => {
  const { lines, log } = setup()
  log.info({ to: 'ada@example.org' }, 'Mail sent')
  log.warn({ to: 'Ada@Example.org' }, 'Mail failed')
  const [one, two] = lines.map((line) => JSON.parse(line))
  expect(one.to).toMatch(/^email:[0-9a-f]{12}$/)
  expect(two.to).toBe(one.to)
})

test('behavior: errors keep their place, and lose what is private', () => {
  const { lines, log } = setup()
  const cause = new Error(
    'no answer from https://user:word@node.example/v2/key?a=b for <a.b+c@x.test>',
  )
  log.report(new Error('failed', { cause }))
  const { error } = JSON.parse(lines[0] ?? '')
  expect(error).toMatchObject({ message: 'failed', type: 'Error' })
  expect(error.stack[0]).toMatch(/createLog\.test/)
  expect(error.cause.message).toMatch(
    /^no answer from https:\/\/node\.example for <email:[0-9a-f]{12}>$/,
  )
})

test('behavior: records of a failed query are left out', () => {
  const { lines, log } = setup()
  const error = Object.assign(new Error('Failed query: x\nparams: codeHash'), {
    params: ['codeHash'],
    query: 'insert into x values ($1)',
  })
  log.report(error)
  expect(lines[0]).toContain('Failed query: insert into x values ($1)')
  expect(lines[0]).not.toContain('codeHash')
})

test('behavior: what is no error is logged too', () => {
  const { lines, log } = setup()
  log.report('a@x.test')
  expect(JSON.parse(lines[0] ?? '').error.message).toMatch(/^email:/)
})
