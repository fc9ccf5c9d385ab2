import { expect, test } from 'vitest'
import { assertCommitments } from './assertCommitments.js'

test.each([
  ...['processed', 'confirmed', 'finalized', 'recent'],
  ...['single', 'singleGossip', 'root', 'max'],
])('param: preflightCommitment %s', (value) => {
  const preflightCommitment = value as 'max'
  expect(() => assertCommitments({ preflightCommitment })).not.toThrow()
})

test('default', () => {
  expect(() => assertCommitments()).not.toThrow()
  expect(() => assertCommitments({ commitment: 'finalized' })).not.toThrow()
})

test.each([
  { preflightCommitment: 'Confirmed' },
  { preflightCommitment: '' },
  { preflightCommitment: null },
  { preflightCommitment: 1 },
  { commitment: 'processed' },
  { commitment: 'max' },
])('error: %o', (options) => {
  expect(() => assertCommitments(options as never)).toThrow(
    expect.objectContaining({
      code: 'COMMITMENT_INVALID',
      sentToNetwork: 'no',
    }),
  )
})
