import {
  assert,
  asyncProperty,
  constantFrom,
  integer,
  json,
  jsonValue,
  oneof,
  record,
} from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apiEndpoints } from '../../test/setup/api/apiEndpoints.js'
import {
  createApiStub,
  isRequestOf,
} from '../../test/setup/api/createApiStub.js'
import { KitError } from '../core/errors/base.js'

describe.each(apiEndpoints)('$name', (endpoint) => {
  /** Expects a value or a typed error, never a raw one. */
  async function expectTyped(body: string, status = 200) {
    const type = endpoint.name === 'getImage' ? 'image/png' : 'application/json'
    const headers = { 'content-type': type }
    const { api } = createApiStub((request) =>
      isRequestOf(endpoint, request)
        ? new Response(body, { status, headers })
        : undefined,
    )
    const outcome: unknown = await endpoint.call(api).then(
      () => undefined,
      (error: unknown) => error,
    )
    if (outcome !== undefined) expect(outcome).toBeInstanceOf(KitError)
  }

  test('behavior: any JSON', async () => {
    // 429 and 5xx would be retried after a delay.
    const status = constantFrom(200, 201, 400, 403, 404, 409, 422)
    await assert(asyncProperty(json({ maxDepth: 4 }), status, expectTyped), {
      numRuns: 25,
    })
  })

  test('behavior: a response with one part replaced by any JSON', async () => {
    const text = JSON.stringify(endpoint.answer)
    const part = record({ at: integer({ min: 0 }), value: jsonValue() })
    const odd = constantFrom('__proto__', 'constructor', 'toString', -0)
    await assert(
      asyncProperty(part, oneof(jsonValue(), odd), async (part, value) => {
        await expectTyped(replaceAt(text, part.at, part.value))
        await expectTyped(replaceAt(text, part.at, value))
      }),
      { numRuns: 25 },
    )
  })
})

/** Returns the text of a JSON value with one part, or all of it, replaced. */
function replaceAt(text: string, at: number, by: unknown) {
  let count = 0
  JSON.parse(text, (_key, item) => {
    count++
    return item
  })
  let index = 0
  return JSON.stringify(
    JSON.parse(text, (_key, item) => (index++ === at % count ? by : item)),
    (_key, item) => (item === undefined ? null : item),
  )
}
