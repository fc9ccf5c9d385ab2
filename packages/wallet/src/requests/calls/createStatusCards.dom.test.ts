import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createWalletPage } from '../../../../../test/setup/frame/createWalletPage.js'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

type Page = ReturnType<typeof createWalletPage>

function setup(parameters: createWalletPage.Parameters = {}) {
  const page = createWalletPage(parameters)
  document.body.append(page.root)
  return page
}

async function send(page: Page, count = 2) {
  const calls = Array.from({ length: count }, (_, index) => ({
    to: bob,
    value: `0x${index + 1}`,
  }))
  await page.request('wallet_sendCalls', [
    { version: '2.0.0', chainId: '0x7a69', id: 'mine', calls },
  ])
}

const request = (page: Page, id: string) =>
  page.request('wallet_showCallsStatus', [id])

const getTexts = (page: Page, name: string) =>
  Array.from(page.root.querySelectorAll(name), (one) => one.textContent)

const getCard = (page: Page) => page.root.querySelector('[role=dialog]')

const close = (page: Page) =>
  page.root.querySelector<HTMLElement>('[data-testid=close]')?.click()

const toHero = (page: Page) => getTexts(page, '.action, .subtitle')

describe('wallet_showCallsStatus', () => {
  test('default: status, calls and transactions, until it is closed', async () => {
    const page = setup()
    await send(page)
    await vi.advanceTimersByTimeAsync(5_000)
    let isDone = false
    const asked = request(page, 'mine').then((result) => {
      isDone = true
      return result
    })
    await vi.waitFor(() => expect(getCard(page)).not.toBeNull())
    expect(toHero(page)).toEqual(['Confirmed'])
    expect(getTexts(page, '.title')).toEqual(['Request status'])
    expect(getTexts(page, '.origin')).toEqual(['http://app.localhost:5173'])
    expect(getTexts(page, '.tree > ul > li > .key')).toEqual([
      '1. Send',
      '2. Send',
    ])
    const hashes = Array.from(
      page.root.querySelectorAll<HTMLElement>('[data-testid=hash]'),
      ({ dataset }) => dataset.value,
    )
    expect(hashes).toHaveLength(2)
    const bundle = (await page.bundles.list())[0]
    expect(hashes).toEqual(bundle?.hashes)
    // Nothing can be approved, and nothing was.
    expect(page.root.querySelector('[data-testid=approve]')).toBeNull()
    expect(page.cards).toHaveLength(1)
    expect(page.signed).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(isDone).toBe(false)
    close(page)
    expect(await asked).toBeUndefined()
    expect(getCard(page)).toBeNull()
  })

  test('behavior: pending calls are followed', async () => {
    const page = setup()
    page.node.state.isMining = false
    await send(page)
    await vi.advanceTimersByTimeAsync(1_000)
    request(page, 'mine').catch(() => {})
    await vi.waitFor(() =>
      expect(toHero(page)).toEqual([
        'Pending',
        'Waiting for the network to confirm it.',
      ]),
    )
    expect(getTexts(page, '[data-testid=hash]')).toHaveLength(1)
    page.node.state.isMining = true
    await vi.advanceTimersByTimeAsync(8_000)
    await vi.waitFor(() => expect(toHero(page)).toEqual(['Confirmed']))
    expect(getTexts(page, '[data-testid=hash]')).toHaveLength(2)
  })

  test('behavior: failed, reverted, and done in part', async () => {
    const refused = setup()
    refused.node.state.isRefusing = true
    await send(refused)
    await vi.advanceTimersByTimeAsync(5_000)
    request(refused, 'mine').catch(() => {})
    await vi.waitFor(() =>
      expect(toHero(refused)).toEqual(['Failed', 'Nothing was changed.']),
    )
    const reverted = setup()
    reverted.node.state.reverts.add(0)
    await send(reverted)
    await vi.advanceTimersByTimeAsync(5_000)
    request(reverted, 'mine').catch(() => {})
    await vi.waitFor(() =>
      expect(toHero(reverted)).toEqual([
        'Failed',
        'Nothing was changed, but the network fee was charged.',
      ]),
    )
    const partly = setup()
    partly.node.state.reverts.add(1)
    await send(partly, 3)
    await vi.advanceTimersByTimeAsync(5_000)
    request(partly, 'mine').catch(() => {})
    await vi.waitFor(() => expect(toHero(partly)[0]).toBe('Partly done'))
    expect(
      getTexts(partly, '.tree > ul > li > ul > li:first-child > .key'),
    ).toEqual(['Confirmed', 'Failed', 'Not sent'])
  })

  test('behavior: calls that are not known any more are left out', async () => {
    const page = setup()
    await send(page)
    await vi.advanceTimersByTimeAsync(5_000)
    for (const [key, value] of page.memory.records)
      if (key.startsWith('bundle:'))
        page.memory.records.set(key, { ...(value as object), calls: undefined })
    request(page, 'mine').catch(() => {})
    await vi.waitFor(() => expect(toHero(page)).toEqual(['Confirmed']))
    expect(page.root.querySelector('.tree')).toBeNull()
    expect(getTexts(page, '[data-testid=hash]')).toHaveLength(2)
  })

  test('behavior: one card at a time; Escape closes the first', async () => {
    const page = setup()
    await send(page)
    await vi.advanceTimersByTimeAsync(5_000)
    const first = request(page, 'mine')
    const second = request(page, 'mine')
    await vi.waitFor(() => expect(getCard(page)).not.toBeNull())
    const card = getCard(page)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(getCard(page)).toBe(card)
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    await first
    await vi.waitFor(() => expect(getCard(page)).not.toBeNull())
    expect(getCard(page)).not.toBe(card)
    close(page)
    await second
  })

  test('error: a page that asks again and again', async () => {
    const page = setup()
    await send(page)
    await vi.advanceTimersByTimeAsync(5_000)
    for (let turn = 0; turn < 5; turn++) {
      const asked = request(page, 'mine')
      await vi.waitFor(() => expect(getCard(page)).not.toBeNull())
      close(page)
      await asked
    }
    await expect(request(page, 'mine')).rejects.toMatchObject({ code: -32005 })
    await vi.advanceTimersByTimeAsync(60_000)
    const asked = request(page, 'mine')
    await vi.waitFor(() => expect(getCard(page)).not.toBeNull())
    close(page)
    await asked
  })

  test('behavior: the app closes it', async () => {
    const page = setup()
    await send(page)
    await vi.advanceTimersByTimeAsync(5_000)
    const asked = request(page, 'mine')
    await vi.waitFor(() => expect(getCard(page)).not.toBeNull())
    await page.ask('RPC_ABORT')
    expect(await asked).toBeUndefined()
    await vi.waitFor(() => expect(getCard(page)).toBeNull())
  })

  test('error: the session ends', async () => {
    const page = setup()
    await send(page)
    await vi.advanceTimersByTimeAsync(5_000)
    const asked = request(page, 'mine')
    const ended = expect(asked).rejects.toMatchObject({ code: 4100 })
    await vi.waitFor(() => expect(getCard(page)).not.toBeNull())
    page.state.isSignedIn = false
    await vi.advanceTimersByTimeAsync(3_000)
    await ended
    expect(getCard(page)).toBeNull()
  })

  test('error: ids that are not known, wrong params, nobody signed in', async () => {
    const page = setup()
    await expect(request(page, 'other')).rejects.toMatchObject({ code: 5730 })
    for (const params of [[], ['a', 'b'], [1]])
      await expect(
        page.request('wallet_showCallsStatus', params),
      ).rejects.toMatchObject({ code: -32602 })
    page.state.isSignedIn = false
    await expect(request(page, 'mine')).rejects.toMatchObject({ code: 4100 })
    expect(getCard(page)).toBeNull()
  })
})
