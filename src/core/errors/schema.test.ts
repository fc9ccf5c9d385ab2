import { describe, expect, test } from 'vitest'
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
    expect(schemaMessages.themeMode('auto')).toBe(
      "Expected 'light' | 'dark' received string",
    )
    expect(schemaMessages.socialProvider(1)).toBe(
      "Expected 'google' | 'github' | 'apple' | 'facebook' | 'x' | 'discord' received number",
    )
    expect(schemaMessages.preflightCommitment(undefined)).toBe('Required')
    expect(schemaMessages.preflightCommitment('x')).toContain("'singleGossip'")
  })

  test('behavior: never contains the rejected value', () => {
    const secret = 'canary-secret'
    expect(schemaMessages.expected('number', secret)).not.toContain(secret)
    expect(schemaMessages.themeMode(secret)).not.toContain(secret)
  })
})
