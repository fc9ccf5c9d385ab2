import { describe, expect, test, vi } from 'vitest'
import { findEndpoint } from '../../test/setup/api/apiEndpoints.js'
import { createApiStub } from '../../test/setup/api/createApiStub.js'
import {
  ApiRequestError,
  ApiResponseError,
  ApiTimeoutError,
} from '../core/errors/api.js'
import { NameError } from '../core/errors/names.js'

const record = findEndpoint('getName').answer as object
const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const refusal = (description: string) => ({
  status: 'FAILED',
  reasons: [{ name: 'name', description }],
})

describe('getName', () => {
  const lookUpPayment = (body: unknown, status = 200) =>
    createApiStub(() => Response.json(body, { status })).api.getName({
      name: 'alice.reown.id',
    })

  test('behavior: the name is not registered', async () => {
    expect(await lookUpPayment(refusal('Name is not registered'), 404)).toEqual(
      {
        record: undefined,
        isSupported: true,
      },
    )
  })

  test('error: other failures are not treated as unregistered', async () => {
    const error = await lookUpPayment(refusal('Too short'), 400).catch((x) => x)
    expect(error).toBeInstanceOf(ApiRequestError)
    expect(error).toMatchObject({ reason: 'Too short', status: 400 })
  })

  test.each([
    ['null', null],
    ['no name', { ...record, name: '' }],
    ['no addresses', { ...record, addresses: undefined }],
    [
      'an address that is none',
      { ...record, addresses: { '60': { created: '' } } },
    ],
    [
      'a coin type that is none',
      { ...record, addresses: { eth: { address, created: '' } } },
    ],
  ])('error: %s', async (_name, body) => {
    const error = await lookUpPayment(body).catch((x) => x)
    expect(error).toBeInstanceOf(ApiResponseError)
  })

  test('behavior: only HTTP(S) images are accepted', async () => {
    const attributes = [{ avatar: 'data:text/html,x' }, {}]
    const { record: found } = await lookUpPayment({ ...record, attributes })
    expect(found?.attributes).toEqual([{}, {}])
  })
})

test('reverseName: behavior: invalid rows are dropped and counted', async () => {
  const { api } = createApiStub(() => Response.json([record, { name: 'x' }]))
  const found = await api.reverseName({ address })
  expect(found).toMatchObject({ dropped: 1, partial: true })
  expect(found.records).toHaveLength(1)
})

test('suggestNames: param: zone', async () => {
  const { api, requests } = createApiStub(() =>
    Response.json({ suggestions: [] }),
  )
  await api.suggestNames({ name: 'a/b', zone: 'wcn.id' })
  expect(requests[0]?.url.pathname).toBe('/v1/profile/suggestions/a%2Fb')
  expect(requests[0]?.url.searchParams.get('zone')).toBe('wcn.id')
})

describe('registerName', () => {
  function register(respond: () => Response | Promise<Response>) {
    const { api, requests } = createApiStub(respond)
    const parameters = { address, coinType: 60, message: '{}', signature: '0x' }
    const promise = api.registerName(parameters).catch((error) => error)
    return promise.then((outcome) => ({ outcome, requests }))
  }

  test('error: the reason given by the service', async () => {
    const body = refusal('Name is\u202e already taken')
    const respond = () => Response.json(body, { status: 400 })
    const { outcome, requests } = await register(respond)
    expect(outcome).toBeInstanceOf(NameError)
    expect(outcome).toMatchObject({
      code: 'NAME_REFUSED',
      reason: 'Name is already taken',
      details: 'Name is already taken',
      shortMessage: "This name can't be registered",
      sentToNetwork: 'no',
      cause: { status: 400 },
    })
    expect(requests).toHaveLength(1)
  })

  test.each([
    [409, {}, NameError],
    [422, {}, NameError],
    [401, refusal('Bad signature'), NameError],
    [403, {}, ApiRequestError],
    [429, {}, ApiRequestError],
    [500, refusal('Down'), ApiRequestError],
    [503, {}, ApiRequestError],
  ])('error: status %s', async (status, body, type) => {
    const respond = () => Response.json(body, { status })
    const { outcome, requests } = await register(respond)
    expect(outcome).toBeInstanceOf(type)
    expect(requests).toHaveLength(1)
  })

  test('error: an error with status 200 is not a success', async () => {
    const error = { code: 1, message: 'taken' }
    const { outcome } = await register(() => Response.json({ error }))
    expect(outcome).toBeInstanceOf(ApiResponseError)
  })

  test('error: a timeout does not count as a rejection', async () => {
    vi.useFakeTimers()
    const promise = register(() => new Promise<Response>(() => {}))
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    const { outcome, requests } = await promise
    expect(outcome).toBeInstanceOf(ApiTimeoutError)
    expect(requests).toHaveLength(1)
  })

  test('error: no response', async () => {
    const { outcome } = await register(() =>
      Promise.reject(new ApiTimeoutError()),
    )
    expect(outcome).toBeInstanceOf(ApiRequestError)
  })

  test.each([
    [{}, true],
    [{ success: true }, true],
    [{ success: false }, false],
  ])('behavior: %j', async (body, success) => {
    const { outcome } = await register(() => Response.json(body))
    expect(outcome).toEqual({ success })
  })
})
