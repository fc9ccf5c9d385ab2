import { createServer } from 'node:http'
import { expectTypeOf, test } from 'vitest'
import { toNodeHandler } from './toNodeHandler.js'

test('default: a listener of Node', () => {
  const listener = toNodeHandler(async () => new Response())
  createServer(listener)
  expectTypeOf(listener).returns.toEqualTypeOf<Promise<void>>()
})
