import { expect, test } from 'vitest'
import { listFailures, listVitestFailures, toVitestFilter } from './failures.js'

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

test('default: place and reason of failures, nested suites included', () => {
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

test('behavior: a long reason is cut, a missing one is reported', () => {
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

test('default: failed unit tests, and files that failed outside a test', () => {
  const testResults = [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'default: a', status: 'passed' },
        {
          failureMessages: ['\u001b[31mno\u001b[0m'],
          fullName: 'error: b',
          status: 'failed',
        },
      ],
    },
    {
      assertionResults: [],
      message: 'Cannot load',
      name: 'b.test.ts',
      status: 'failed',
    },
    { assertionResults: [], name: 'c.test.ts', status: 'passed' },
  ]
  expect(listVitestFailures({ testResults })).toEqual([
    'a.test.ts error: b\n    no',
    'b.test.ts\n    Cannot load',
  ])
  expect(listVitestFailures(undefined)).toEqual([])
})

test('behavior: only what failed is run again', () => {
  const testResults = [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'default: a', status: 'passed' },
        { fullName: 'error: b (c) 1.5', status: 'failed' },
      ],
    },
    { assertionResults: [], name: 'b.test.ts', status: 'failed' },
    { assertionResults: [], name: 'c.test.ts', status: 'passed' },
  ]
  expect(toVitestFilter({ testResults })).toEqual([
    'a.test.ts',
    'b.test.ts',
    '--testNamePattern',
    '^(error: b \\(c\\) 1\\.5)$',
  ])
  expect(toVitestFilter({ testResults: testResults.slice(1) })).toEqual([
    'b.test.ts',
  ])
  expect(toVitestFilter(undefined)).toEqual([])
})
