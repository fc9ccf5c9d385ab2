import { describe, expect, test, vi } from 'vitest'
import { createSpent } from './createSpent.js'

function setup(answer: unknown, status = 200) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    Response.json(answer, { status }),
  )
  return { fetch, spent: createSpent({ fetch }) }
}

describe('createSpent', () => {
  test('default', async () => {
    const { fetch, spent } = setup({ cents: '1234' })
    expect(await spent.read('secret')).toBe(1_234n)
    expect(await spent.add('secret', { cents: 5n, id: 'a' })).toBe(1_234n)
    const [read, added] = fetch.mock.calls
    expect(read?.[0]).toBe('/auth/spent')
    expect(read?.[1]).toMatchObject({
      headers: { authorization: 'Bearer secret' },
      method: 'GET',
    })
    expect(added?.[1]?.body).toBe('{"cents":"5","id":"a"}')
  })

  test.each([
    [{ cents: 0 }, 200],
    [{ cents: '-1' }, 200],
    [{ cents: '1.5' }, 200],
    [{}, 200],
    [{ cents: '0' }, 503],
    [{ cents: '0' }, 404],
  ])('error: an answer that says nothing: %j %s', async (answer, status) => {
    const { spent } = setup(answer, status)
    expect(await spent.read('secret')).toBeUndefined()
    expect(await spent.add('secret', { cents: 5n, id: 'a' })).toBeUndefined()
  })

  test('error: no server', async () => {
    const fetch = async () => {
      throw new TypeError('Failed to fetch')
    }
    expect(await createSpent({ fetch }).read('secret')).toBeUndefined()
  })
})
