import { expect, test } from 'vitest'
import { listFailures } from './failures.js'

const toSpec = (title: string, status: string, message?: string) => ({
  file: 'a.spec.ts',
  line: 3,
  title,
  tests: [
    {
      status,
      results: [
        { errors: message ? [{ location: { line: 7 }, message }] : [] },
      ],
    },
  ],
})

test('default: place and reason of what failed, nested suites included', () => {
  const failed = toSpec('error: b', 'unexpected', '\u001b[31mno\u001b[0m\nwhy')
  const suites = [
    {
      specs: [toSpec('default: a', 'expected')],
      suites: [{ specs: [failed] }],
    },
  ]
  expect(listFailures({ suites })).toEqual([
    'a.spec.ts:7 error: b\n    no\n    why',
  ])
})

test('behavior: a long reason is cut, a missing one is said', () => {
  const long = Array.from({ length: 40 }, (_, line) => line).join('\n')
  const [cut = ''] = listFailures({
    suites: [{ specs: [toSpec('c', 'unexpected', long)] }],
  })
  expect(cut.split('\n')).toHaveLength(15)
  const [silent] = listFailures({
    suites: [{ specs: [toSpec('d', 'unexpected')] }],
  })
  expect(silent).toBe('a.spec.ts:3 d\n    ended as undefined')
  expect(listFailures(undefined)).toEqual([])
})
