import { describe, expect, test } from 'vitest'
import { SOCIAL_PROVIDERS } from '../constants/login.js'
import { PREFLIGHT_COMMITMENTS } from '../constants/send.js'
import { schemaMessages } from './schema.js'

describe('schemaMessages', () => {
  test('default', () => {
    expect(schemaMessages.required()).toBe('Required')
    expect(schemaMessages.email()).toBe('Invalid email')
  })

  test.each([
    [undefined, 'Required'],
    [42, 'Expected string received number'],
    [Number.NaN, 'Expected string received nan'],
    [null, 'Expected string received null'],
    [[], 'Expected string received array'],
    [{}, 'Expected string received object'],
    [1n, 'Expected string received bigint'],
  ])('behavior: names the type of %s', (value, message) => {
    expect(schemaMessages.expected('string', value)).toBe(message)
  })

  test('behavior: lists the allowed values', () => {
    expect(schemaMessages.oneOf(['light', 'dark'], 'auto')).toBe(
      "Expected 'light' | 'dark' received string",
    )
    expect(schemaMessages.oneOf(SOCIAL_PROVIDERS, 1)).toBe(
      "Expected 'google' | 'github' | 'apple' | 'facebook' | 'x' | 'discord' received number",
    )
    expect(schemaMessages.oneOf(PREFLIGHT_COMMITMENTS, undefined)).toBe(
      'Required',
    )
    expect(PREFLIGHT_COMMITMENTS).toEqual([
      'processed',
      'confirmed',
      'finalized',
      'recent',
      'single',
      'singleGossip',
      'root',
      'max',
    ])
  })

  test('behavior: never contains the rejected value', () => {
    const secret = 'canary-secret'
    expect(schemaMessages.expected('number', secret)).not.toContain(secret)
    expect(schemaMessages.oneOf(['a'], secret)).not.toContain(secret)
  })
})
