import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LOG_BUFFER_MAX_BYTES } from './constants/api.js'
import { createLogger, type LogEntry } from './logger.js'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 })
})

afterEach(() => {
  vi.useRealTimers()
})

const sizeOf = (entries: readonly LogEntry[]) =>
  entries.reduce((sum, entry) => sum + JSON.stringify(entry).length * 2, 0)

describe('createLogger', () => {
  test('default: off, nothing is stored', () => {
    const sink = vi.fn()
    const logger = createLogger({ sink })
    expect(logger.level).toBe('off')
    logger.error('x')
    logger.debug('x')
    expect(logger.entries()).toEqual([])
    expect(sink).not.toHaveBeenCalled()
  })

  test('param: level', () => {
    const logger = createLogger({ level: 'warn' })
    logger.debug('a')
    logger.info('b')
    logger.warn('c', { chainId: 1 })
    logger.error('d')
    expect(logger.entries()).toEqual([
      { time: 1_000, level: 'warn', message: 'c', data: [{ chainId: 1 }] },
      { time: 1_000, level: 'error', message: 'd', data: [] },
    ])
  })

  test('param: sink', () => {
    const sink = vi.fn()
    const logger = createLogger({ level: 'debug', sink })
    logger.info('hello ada@example.com')
    expect(sink).toHaveBeenCalledExactlyOnceWith(logger.entries()[0])
    expect(sink.mock.calls[0]?.[0].message).toBe('hello [email]')
  })

  test('param: maxBytes', () => {
    const logger = createLogger({ level: 'debug', maxBytes: 1_000 })
    for (let index = 0; index < 100; index++) logger.info(`entry ${index}`)
    const entries = logger.entries()
    expect(entries.at(-1)?.message).toBe('entry 99')
    expect(sizeOf(entries)).toBeLessThanOrEqual(1_000)
    const [first] = entries
    expect(sizeOf([...entries, first as LogEntry])).toBeGreaterThan(1_000)
    logger.info('x'.repeat(1_500))
    expect(logger.entries()).toEqual(entries)
  })

  test('behavior: stores the latest entries, about one megabyte', () => {
    const logger = createLogger({ level: 'debug' })
    for (let index = 0; index < 3_000; index++)
      logger.debug(`entry ${index}`, 'é'.repeat(500))
    const entries = logger.entries()
    expect(LOG_BUFFER_MAX_BYTES).toBe(1_048_576)
    expect(sizeOf(entries)).toBeLessThanOrEqual(LOG_BUFFER_MAX_BYTES)
    expect(sizeOf(entries)).toBeGreaterThan(LOG_BUFFER_MAX_BYTES - 2_000)
    expect(entries.at(-1)?.message).toBe('entry 2999')
    expect(entries[0]?.message).not.toBe('entry 0')
  })

  test('behavior: clear', () => {
    const logger = createLogger({ level: 'debug', maxBytes: 300 })
    logger.info('a')
    logger.clear()
    expect(logger.entries()).toEqual([])
    logger.info('b')
    logger.info('c')
    expect(logger.entries().length).toBe(2)
  })

  test('behavior: never throws', () => {
    const logger = createLogger({
      level: 'debug',
      sink() {
        throw new Error('sink')
      },
    })
    const circle: Record<string, unknown> = {}
    circle.self = circle
    const hostile = {
      get trap() {
        throw new Error('trap')
      },
    }
    logger.info('x', circle, hostile, 1n, Symbol('x'), () => {}, undefined)
    logger.info(Symbol('x') as never)
    logger.info(null as never)
    expect(logger.entries().map(({ message }) => message)).toEqual([
      'x',
      'Symbol(x)',
      'null',
    ])
  })
})
