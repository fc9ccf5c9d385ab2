import { describe, expect, test } from 'vitest'
import { parsePort, toPorts } from './toPorts.js'

describe('toPorts', () => {
  test('default', () => {
    expect(toPorts()).toMatchObject({ mailbox: 4103, server: 4110 })
  })

  test('param: base', () => {
    expect(toPorts(5000)).toMatchObject({
      server: 5010,
      provider: 5007,
      smtp: 5008,
    })
  })
})

describe('parsePort', () => {
  test('default', () => {
    expect(parsePort('5000')).toBe(5000)
    expect(parsePort(undefined)).toBeUndefined()
  })

  test.each(['', '0', '-1', '1e3', '80.5', '65530', '99999', 'x'])(
    "error: '%s'",
    (text) => {
      expect(() => parsePort(text)).toThrow('is not a port')
    },
  )
})
