// A process of its own: replaces `fetch` and the user agent.
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderLogin } from '../../../test/setup/components/renderLogin.js'
import { createPairingStub } from '../../../test/setup/pairing/createPairingStub.js'
import { toRow } from '../../../test/setup/wallet/setupWallets.js'
import { popularWallets } from '../../core/options/popularWallets.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const rows = ['fjord', 'juniper', 'lichen'].map((id, index) =>
  toRow(id, {
    chains: ['eip155:31337'],
    mobile_link: `${id}://`,
    name: `${id[0]?.toUpperCase()}${id.slice(1)}`,
    order: index,
    supports_wc: true,
  }),
)

/** Opens the first screen on a phone; the explorer answers on `release`. */
async function open(parameters: renderLogin.Parameters = {}) {
  vi.stubGlobal('navigator', { language: 'en', userAgent: phone })
  const queries: Record<string, string>[] = []
  let release = (_hasRows: boolean) => {}
  const promise = new Promise<boolean>((resolve) => {
    release = resolve
  })
  vi.stubGlobal('fetch', async (url: string) => {
    const query = Object.fromEntries(new URL(url).searchParams)
    queries.push(query)
    if (!(await promise)) return Response.json({}, { status: 404 })
    const ids = query.include?.split(',')
    const data = rows.filter(({ id }) => ids?.includes(id) ?? true)
    return Response.json({ count: data.length, data })
  })
  const { pairing } = createPairingStub()
  const app = await renderLogin({ pairing, ...parameters })
  const list = () => [
    ...(app.screen.getByRole('group', { name: 'Wallets' }).children ?? []),
  ]
  const names = () => list().map(({ textContent }) => textContent)
  return { ...app, list, names, queries, release }
}

test('default: a phone without a wallet sees popular wallets, without a request', async () => {
  const { names, queries } = await open()
  expect(names()).toEqual([
    ...['MetaMask', 'Coinbase Wallet', 'Phantom', 'All wallets'],
  ])
  expect(queries).toEqual([])
})

test('param: wallets.featured come first, and hold their place until loaded', async () => {
  const { list, names, queries, release, screen, view } = await open({
    options: { featured: ['lichen', 'fjord'] },
  })
  expect(names()).toEqual(['', '', 'MetaMask', 'All wallets'])
  expect(list()[0]?.className).toContain('lk-skeleton')
  const kept = screen.getByRole('button', { name: 'MetaMask' })
  act(() => kept.focus())
  await act(async () => release(true))
  await waitFor(() =>
    expect(names()).toEqual([
      ...['Lichen', 'Fjord', 'MetaMask', 'All wallets'],
    ]),
  )
  expect(document.activeElement).toBe(kept)
  expect(queries).toMatchObject([{ include: 'lichen,fjord' }])
  fireEvent.click(screen.getByRole('button', { name: 'Lichen' }))
  expect(view()).toBe('ConnectingWalletConnect')
})

test('behavior: on the way back they are listed at once', async () => {
  const { modal, names, queries, release } = await open({
    options: { featured: ['fjord'] },
  })
  await act(async () => release(true))
  await waitFor(() => expect(names()[0]).toBe('Fjord'))
  await act(async () => modal().go({ view: 'WhatIsAWallet' }))
  await act(async () => modal().back())
  expect(names()[0]).toBe('Fjord')
  expect(queries).toHaveLength(1)
})

test('param: features.connectorTypeOrder', async () => {
  const { names, release } = await open({
    features: { connectorTypeOrder: ['recommended', 'featured'] },
    options: { featured: ['fjord'] },
  })
  await act(async () => release(true))
  await waitFor(() => expect(names()).toContain('Fjord'))
  expect(names()).toEqual([
    ...['MetaMask', 'Coinbase Wallet', 'Fjord', 'All wallets'],
  ])
})

test('param: wallets.include, recommended wallets of the explorer fill the list', async () => {
  const { names, queries, release } = await open({
    options: { include: ['fjord', 'juniper'] },
  })
  expect(names()).toEqual(['All wallets'])
  await act(async () => release(true))
  await waitFor(() =>
    expect(names()).toEqual(['Fjord', 'Juniper', 'All wallets']),
  )
  expect(queries).toHaveLength(1)
})

test('param: wallets.allWallets, featured wallets are listed without the rest', async () => {
  const { names, release } = await open({
    options: { allWallets: 'HIDE', featured: ['fjord'] },
  })
  await act(async () => release(true))
  await waitFor(() => expect(names()).toEqual(['Fjord']))
})

test('error: explorer fails, popular wallets take the places', async () => {
  const [metaMask] = popularWallets
  const { names, release } = await open({
    options: { featured: [metaMask?.explorerId ?? '', 'fjord'] },
  })
  expect(names()).toEqual([
    ...['MetaMask', '', 'Coinbase Wallet', 'All wallets'],
  ])
  await act(async () => release(false))
  await waitFor(() =>
    expect(names()).toEqual([
      ...['MetaMask', 'Coinbase Wallet', 'Phantom', 'All wallets'],
    ]),
  )
})
