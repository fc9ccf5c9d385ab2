import { describe, expect, test } from 'vitest'
import { countPlaywright, countVitest, toCheck } from './counts.js'

const unit = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
}
const browser = {
  errors: [] as object[],
  stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 1 },
}

describe('toCheck', () => {
  test('default: one check, passed or failed', () => {
    expect(toCheck(0)).toEqual({ passed: 1, failed: 0 })
    expect(toCheck(2)).toEqual({ passed: 0, failed: 1 })
  })
})

describe('countVitest', () => {
  test('default: counts each test, skipped ones separately', () => {
    expect(countVitest(unit, 0)).toEqual({ passed: 3, failed: 0, skipped: 1 })
  })

  test('behavior: a file that fails outside its tests is a failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
    ]
    const report = { ...unit, numFailedTests: 1, testResults }
    expect(countVitest(report, 1).failed).toBe(2)
  })

  test('error: an unhandled error, no tests, no report', () => {
    expect(countVitest(unit, 1).failed).toBe(1)
    expect(countVitest({ ...unit, numPassedTests: 0 }, 0).failed).toBe(1)
    expect(countVitest(undefined, 0)).toEqual({ passed: 0, failed: 1 })
  })
})

describe('countPlaywright', () => {
  test('default: counts each browser test, skipped ones separately', () => {
    expect(countPlaywright(browser, 0)).toEqual({
      passed: 3,
      failed: 0,
      skipped: 1,
    })
  })

  test('behavior: flaky tests and errors outside tests are failures', () => {
    const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 }
    const { failed } = countPlaywright({ errors: [{}], stats }, 1)
    expect(failed).toBe(3)
  })

  test('error: a crash, no tests, no report', () => {
    expect(countPlaywright(browser, 1).failed).toBe(1)
    const stats = { ...browser.stats, expected: 0 }
    expect(countPlaywright({ ...browser, stats }, 0).failed).toBe(1)
    expect(countPlaywright(undefined, 137)).toEqual({ passed: 0, failed: 1 })
  })
})
