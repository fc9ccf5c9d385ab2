import { describe, expect, test } from 'vitest'
import { schemaMessages, schemaValues } from './schema.js'

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
    const { preflightCommitment, socialProvider, themeMode } = schemaValues
    expect(schemaMessages.oneOf(themeMode, 'auto')).toBe(
      "Expected 'light' | 'dark' received string",
    )
    expect(schemaMessages.oneOf(socialProvider, 1)).toBe(
      "Expected 'google' | 'github' | 'apple' | 'facebook' | 'x' | 'discord' received number",
    )
    expect(schemaMessages.oneOf(preflightCommitment, undefined)).toBe(
      'Required',
    )
    expect(preflightCommitment).toEqual([
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
