import {
  cleanup,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import { act, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { createModalApp } from '../../../test/setup/components/createModalApp.js'
import { modalAddress } from '../../../test/setup/kit/createModalKit.js'
import { truncateAddress } from '../../core/format/truncateAddress.js'
import type { TokenList } from '../../core/token/tokenList.js'
import { useTokenBalance } from '../../hooks/useTokenBalance.js'
import { AccountAvatar } from './AccountAvatar.js'
import { AccountName } from './AccountName.js'
import { Balance } from './Balance.js'
import { TokenIcon } from './TokenIcon.js'
import { TokenPicker } from './TokenPicker.js'

afterEach(cleanup)

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const rare = '0x1111111111111111111111111111111111111111'
const svg = '<svg xmlns="http://www.w3.org/2000/svg"></svg>'

const list: TokenList = {
  name: 'Mine',
  timestamp: '2026-01-01T00:00:00Z',
  tokens: [
    { address: rare, chainId: 1, decimals: 0, name: 'Rare', symbol: 'RARE' },
    {
      address: usdc,
      chainId: 1,
      decimals: 6,
      name: 'USD Coin',
      symbol: 'USDC',
    },
    { address: rare, chainId: 8453, decimals: 0, name: 'Base', symbol: 'B' },
  ],
  version: { major: 1, minor: 0, patch: 0 },
}

type Row = {
  address?: string
  iconUrl: string
  name: string
  numeric: string
  price: number
  symbol: string
  value?: number
}

/** An app whose balance service answers with rows, or not at all. */
async function setup(rows: readonly Row[] | 'unreachable' = []) {
  const app = createModalApp()
  const api = {
    getBalances: async () => {
      if (rows === 'unreachable') throw new Error('unreachable')
      return {
        balances: rows.map(({ numeric, ...row }) => ({
          ...row,
          chainId: 'eip155:1',
          quantity: { decimals: '6', numeric },
        })),
        currency: 'USD',
        dropped: 0,
        isSupported: true,
        partial: false,
      }
    },
    getIdentity: async () => {
      throw new Error('unreachable')
    },
    getSwapTokens: async () => ({ dropped: 0, partial: false, tokens: [] }),
  }
  Object.assign(app.kit, { api: async () => api, tokenLists: [list] })
  await act(async () => {
    await app.connectWallet()
  })
  return app
}

const held: Row = {
  address: `eip155:1:${usdc}`,
  iconUrl: '',
  name: 'USD Coin',
  numeric: '1234.567891',
  price: 1,
  symbol: 'USDC',
  value: 1234.56,
}

test('default: a name is the address until one is known', async () => {
  const { wrapper } = await setup()
  const { container } = render(<AccountName />, { wrapper })
  expect(container.textContent).toBe(truncateAddress(modalAddress))
  expect(screen.getByTitle(modalAddress)).toBeDefined()
})

test('behavior: nothing is rendered without an account', async () => {
  const { disconnect, wrapper } = await setup()
  await act(() => disconnect())
  const parts = [<AccountName key="a" />, <AccountAvatar key="b" />]
  const { container } = render(
    <>
      {parts}
      <Balance />
    </>,
    { wrapper },
  )
  expect(container.textContent).toBe('')
})

test('param: label of a picture', async () => {
  const { wrapper } = await setup()
  render(<AccountAvatar label="Seller" size="large" />, { wrapper })
  expect(screen.getByRole('img', { name: 'Seller' })).toBeDefined()
})

test('default: a balance with its value, all digits in its title', async () => {
  const { wrapper } = await setup([held])
  const { container } = render(<Balance token={usdc} />, { wrapper })
  await waitFor(() => expect(container.textContent).toContain('$1,234.56'))
  expect(container.textContent).toMatch(/^1,234\.56\d* USDC/)
  expect(screen.getByTitle('1,234.567891 USDC')).toBeDefined()
})

test('behavior: no value without a price', async () => {
  const { wrapper } = await setup([{ ...held, price: 0, value: 0 }])
  const { container } = render(<Balance token={usdc} />, { wrapper })
  await waitFor(() => expect(container.textContent).toContain('USDC'))
  expect(container.textContent).not.toContain('$')
})

test('error: a balance that cannot be read says so', async () => {
  const { wrapper } = await setup('unreachable')
  const { container } = render(<Balance token={usdc} />, { wrapper })
  await waitFor(
    () => expect(container.textContent).toBe('Balance unavailable'),
    { timeout: 10_000 },
  )
})

function Read() {
  const { data } = useTokenBalance({ token: rare })
  return <p>{data && `${data.amount} ${String(data.value)}`}</p>
}

test('behavior: a token that the service does not list is read from the chain', async () => {
  const { kit, wrapper } = await setup([held])
  const client = kit.config.getClient({ chainId: 1 })
  const request = vi.fn(
    async ({ method, params }: { method: string; params: unknown[] }) => {
      expect(method).toBe('eth_call')
      const { data } = params[0] as { data: string }
      // balanceOf and decimals; name and symbol are empty.
      if (data.startsWith('0x70a08231'))
        return `0x${1_500n.toString(16).padStart(64, '0')}`
      if (data.startsWith('0x313ce567')) return `0x${'3'.padStart(64, '0')}`
      return '0x'
    },
  )
  vi.spyOn(kit.config, 'getClient').mockReturnValue({
    ...client,
    request,
  } as never)
  const { container } = render(<Read />, { wrapper })
  await waitFor(() => expect(container.textContent).toBe('1.5 undefined'))
})

test('default: a token without a picture has its letter and its network', async () => {
  const { wrapper } = await setup()
  const { container } = render(
    <TokenIcon chainId={1} symbol="RARE" token={rare} />,
    { wrapper },
  )
  expect(container.textContent).toContain('R')
  expect(container.querySelector('.lk-page-badge')).not.toBeNull()
  expect(container.querySelector('img')).toBeNull()
})

test('param: tokenImages, by address and never by symbol', async () => {
  const { kit, wrapper } = await setup()
  const tokenImages = { [`eip155:1/erc20:${usdc}`]: svg }
  Object.assign(kit, { tokenImages })
  const { container } = render(
    <>
      <TokenIcon chainId={1} symbol="USDC" token={usdc.toLowerCase()} />
      <TokenIcon chainId={1} symbol="USDC" token={rare} />
      <TokenIcon chainId={8453} symbol="USDC" token={usdc} />
    </>,
    { wrapper },
  )
  const images = container.querySelectorAll('img')
  expect(images).toHaveLength(1)
  expect(images[0]?.src).toMatch(/^data:image\/svg\+xml,/)
})

function Picker({ onChange }: { onChange?: (id: string) => void }) {
  const [value, setValue] = useState<string>()
  return (
    <TokenPicker
      chainId={1}
      onChange={(token) => {
        setValue(token.id)
        onChange?.(token.id)
      }}
      value={value}
    />
  )
}

async function open() {
  const button = screen.getByRole('button')
  fireEvent.click(button)
  const search = await screen.findByRole('combobox', {}, { timeout: 10_000 })
  await screen.findAllByRole('option')
  return { button, search }
}

/** Name of the option that the search points at. */
function getActive(search: HTMLElement) {
  const id = search.getAttribute('aria-activedescendant') ?? ''
  return document.getElementById(id)?.textContent ?? ''
}

test('default: nothing is loaded until a picker is opened', async () => {
  const { kit, wrapper } = await setup([held])
  const load = vi.spyOn(kit, 'api')
  render(<Picker />, { wrapper })
  const button = screen.getByRole('button', { name: 'Choose a token' })
  expect(button.getAttribute('aria-haspopup')).toBe('listbox')
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(load).not.toHaveBeenCalled()
  await open()
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(load).toHaveBeenCalled()
})

test('behavior: held first, then popular; of one network only', async () => {
  const { wrapper } = await setup([held])
  render(<Picker />, { wrapper })
  await open()
  await waitFor(() => {
    const groups = screen.getAllByRole('group').slice(1)
    const names = groups.map((group) =>
      within(group)
        .getAllByRole('option')
        .map((option) => option.querySelector('.lk-row-title')?.textContent),
    )
    expect(names).toEqual([['USD Coin'], ['Ether'], ['Rare']])
  })
})

test('behavior: search and keyboard', async () => {
  const { wrapper } = await setup([held])
  const onChange = vi.fn()
  render(<Picker onChange={onChange} />, { wrapper })
  const { button, search } = await open()
  expect(document.activeElement).toBe(search)
  await waitFor(() => expect(getActive(search)).toContain('USD Coin'))
  fireEvent.keyDown(search, { key: 'ArrowUp' })
  expect(getActive(search)).toContain('Rare')
  fireEvent.keyDown(search, { key: 'ArrowDown' })
  expect(getActive(search)).toContain('USD Coin')
  fireEvent.change(search, { target: { value: 'rar' } })
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  expect(getActive(search)).toContain('Rare')
  fireEvent.keyDown(search, { key: 'Enter' })
  expect(onChange).toHaveBeenCalledWith(`eip155:1/erc20:${rare}`)
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.activeElement).toBe(button)
  await waitFor(() => expect(button.textContent).toContain('RARE'))
  fireEvent.click(button)
  await waitFor(() =>
    expect(
      screen.getByRole('option', { selected: true }).textContent,
    ).toContain('Rare'),
  )
})

test('behavior: Escape and a click elsewhere close it', async () => {
  const { wrapper } = await setup()
  render(<Picker />, { wrapper })
  const { search } = await open()
  fireEvent.keyDown(search, { key: 'Escape' })
  expect(screen.queryByRole('listbox')).toBeNull()
  await open()
  fireEvent.pointerDown(document.body)
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('error: a list that cannot be read does not take the others away', async () => {
  const { kit, wrapper } = await setup()
  Object.assign(kit, { tokenLists: ['http://a.example/list.json', list] })
  render(<Picker />, { wrapper })
  await open()
  await screen.findByText(/Couldn't load the full list/)
  expect(screen.getByText('Rare')).toBeDefined()
})
