import { QueryClient } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { swapDraftAtom } from '../../../src/atoms/swapDraftAtom.js'
import { SwapPreviewView } from '../../../src/components/views/SwapPreviewView.js'
import { SwapSelectTokenView } from '../../../src/components/views/SwapSelectTokenView.js'
import { SwapView } from '../../../src/components/views/SwapView.js'
import { TransactionCompleteView } from '../../../src/components/views/TransactionCompleteView.js'
import type { ModalEntry, ModalView } from '../../../src/core/modal/modal.js'
import type { PaymasterOptions } from '../../../src/core/paymaster/paymaster.js'
import { useModal } from '../../../src/hooks/useModal.js'
import {
  buildGenuine,
  createSwapFetch,
  createSwapNode,
  places,
} from '../chain/createSwapNode.js'
import { createSwapKit } from '../kit/createSwapKit.js'
import { createWrapper } from '../kit/createWrapper.js'

const { gold, native, router, usd } = places
const id = (address: string) => `eip155:31337:${address}`
const time = 1_700_000_000n

const rows = [
  { address: gold, decimals: 18, symbol: 'GOLD' },
  { address: native, decimals: 18, symbol: 'ETH' },
  { address: usd, decimals: 6, symbol: 'USDC' },
].map((token) => ({
  ...token,
  address: id(token.address),
  logoUri: '',
  name: token.symbol,
}))

const balances = [
  { symbol: 'ETH', numeric: '2.5', decimals: '18' },
  { address: id(usd), symbol: 'USDC', numeric: '70', decimals: '6' },
].map(({ decimals, numeric, ...row }) => ({
  ...row,
  chainId: 'eip155:31337',
  name: row.symbol,
  price: 1,
  quantity: { decimals, numeric },
}))

/** An ether is 2,000 of the token. */
const gasRate = {
  result: {
    quotes: [{ exchangeRate: '0x77359400', postOpGas: '0x9c40', token: usd }],
  },
}

/** Sets up the swap views on a node and a service in memory. */
export async function setupSwap(parameters: setupSwap.Parameters = {}) {
  const { intercept = async () => `0x${'1'.repeat(64)}` } = parameters
  const { calldata, gasPrice, prices, tokens = rows } = parameters
  const asked: string[] = []
  const pair = { amount: 10n ** 18n, from: native, to: usd }
  let amount = pair.amount
  vi.stubGlobal('fetch', async (input: string) => {
    const { host, pathname, searchParams } = new URL(input)
    asked.push(pathname)
    if (host === 'paymaster.example.com') return Response.json(gasRate)
    if (host === 'silent.example.com') return Response.json({})
    amount = BigInt(searchParams.get('amount') ?? amount)
    if (pathname.endsWith('/tokens')) return Response.json({ tokens })
    if (gasPrice && pathname.endsWith('/gas-price'))
      return Response.json(gasPrice)
    if (pathname.endsWith('/balance')) return Response.json({ balances })
    if (pathname.endsWith('/price') && prices)
      return Response.json({
        fungibles: Object.entries(prices).map(([address, price]) => ({
          address: id(address),
          iconUrl: '',
          name: address,
          price,
          symbol: address === usd ? 'USDC' : 'ETH',
        })),
      })
    const swapped = { ...pair, amount }
    const genuine = buildGenuine({ ...swapped, deadline: time + 600n })
    const built = { ...genuine.swap, data: calldata ?? genuine.swap.data }
    const answers = { ...swapped, ...genuine, swap: built }
    return createSwapFetch(() => answers)(input)
  })
  const made = await createSwapKit({
    api: 'http://service.localhost',
    intercept,
    paymaster: parameters.paymaster,
    router,
    rpc: createSwapNode({ time }).rpc,
    url: 'http://node.localhost',
  })
  const { kit, sent } = made
  const { atoms, store } = kit
  const wrapper = createWrapper(kit, new QueryClient())
  return {
    count: (path: string) => asked.filter((one) => one.endsWith(path)).length,
    enter: (amount: string, to: string | undefined = usd) =>
      store.set(swapDraftAtom, {
        amount,
        caipNetworkId: 'eip155:31337',
        from: id(native),
        to: to && id(to),
      }),
    kit,
    open(...entries: (ModalEntry | ModalView)[]) {
      store.set(atoms.modal, (state) => ({
        ...state,
        isOpen: true,
        stack: entries.map((entry) =>
          typeof entry === 'string' ? ({ view: entry } as ModalEntry) : entry,
        ),
      }))
      return render(<Views />, { wrapper })
    },
    button: (name: string | RegExp) => screen.findByRole('button', { name }),
    draft: () => store.get(swapDraftAtom),
    sent,
    toast: () => store.get(atoms.notices).toast,
    view: () => store.get(atoms.modal).stack.at(-1)?.view,
  }
}

export declare namespace setupSwap {
  type Parameters = {
    /** At `paymaster.example.com` it has a rate, at `silent.` none. */
    paymaster?: PaymasterOptions | undefined
    /** What the service builds, instead of the swap of its quote. */
    calldata?: `0x${string}` | undefined
    /** Wei per gas at each level; by default next to nothing. */
    gasPrice?: { standard: string; fast: string; instant: string } | undefined
    intercept?: createSwapKit.Parameters['intercept']
    /** Prices in US dollars, by address. */
    prices?: { readonly [address: string]: number } | undefined
    tokens?: readonly object[] | undefined
  }
}

const views: { [view in ModalView]?: () => React.ReactNode } = {
  Swap: SwapView,
  SwapPreview: SwapPreviewView,
  SwapSelectToken: SwapSelectTokenView,
  TransactionComplete: TransactionCompleteView,
}

function Views() {
  const { entry } = useModal()
  const View = views[entry.view]
  return View ? <View key={entry.view} /> : null
}
