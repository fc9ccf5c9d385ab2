import { afterEach, expect, test, vi } from 'vitest'
import { setupAdapters } from '../../../../test/setupAdapters.js'

const owner = 'FVYKQH5aGAqMxfNbAvv1XQ7Z9p5jTkFEh5kSGCK2hGHo'
const token2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const plain = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const other = 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'
const SCALE = 25
const METADATA_POINTER = 18

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A mint of Token-2022 with one extension, which is empty. */
function toMint(extension: number) {
  const data = Buffer.alloc(170)
  data.writeUInt8(1, 165)
  data.writeUInt16LE(extension, 166)
  return { data: [data.toString('base64'), 'base64'] }
}

function toRow(mint: string, amount: string, uiAmountString?: string) {
  const tokenAmount = { amount, decimals: 6, uiAmountString }
  return { account: { data: { parsed: { info: { mint, tokenAmount } } } } }
}

type Simulated = { err: unknown; text?: string }

/** A node whose owner has two accounts of a token of Token-2022. */
function setup(simulated: Simulated, extension = SCALE) {
  const asked: string[] = []
  const data = Buffer.from(simulated.text ?? '').toString('base64')
  const returnData = { data: [data, 'base64'], programId: token2022 }
  const answers: Record<string, (params: unknown[]) => unknown> = {
    getBalance: () => ({ value: 1 }),
    getMultipleAccounts: () => ({ value: [toMint(extension)] }),
    getTokenAccountsByOwner: ([, filter]) => ({
      value:
        (filter as { programId: string }).programId === token2022
          ? [toRow(other, '2000000', '20'), toRow(other, '5', '0.00005')]
          : [toRow(plain, '3000000')],
    }),
    simulateTransaction([text]) {
      const bytes = Buffer.from(String(text), 'base64')
      asked.push(String(bytes.readBigUInt64LE(bytes.length - 8)))
      return { value: { err: simulated.err, returnData } }
    },
  }
  vi.stubGlobal('fetch', async (url: string | URL, init?: RequestInit) => {
    if (String(url).startsWith('http://list.test')) {
      const tokens = [plain, other].map((address, index) => ({
        ...{ address, chainId, decimals: 6, name: 'Token' },
        symbol: `T${index}`,
      }))
      return Response.json({ tokens })
    }
    const { id, method, params } = JSON.parse(String(init?.body))
    const result = answers[method]?.(params)
    return Response.json({ id, jsonrpc: '2.0', result })
  })
  const { backend } = setupAdapters({
    chains: [
      {
        ...{ caipNetworkId: chainId, name: 'Solana' },
        nativeCurrency: { decimals: 9, name: 'Solana', symbol: 'SOL' },
        rpcUrl: 'http://node.test',
      },
    ],
    config: { tokenLists: ['http://list.test'] },
  })
  return {
    asked,
    async read() {
      const found = await backend.getBalances({ address: owner, chainId })
      const [, ...tokens] = found.map(({ quantity }) => quantity.numeric)
      return tokens
    },
  }
}

test('default: the program of a token with a scale says what users see', async () => {
  const { asked, read } = setup({ err: null, text: '20.000050' })
  expect(await read()).toEqual(['3', '20.00005'])
  // All of it at once: the program rounds.
  expect(asked).toEqual(['2000005'])
})

test('behavior: an owner without SOL cannot ask, so the node counts', async () => {
  const { read } = setup({ err: 'AccountNotFound' })
  expect(await read()).toEqual(['3', '20.00005'])
})

test('behavior: other extensions change nothing', async () => {
  const { asked, read } = setup({ err: null, text: '9' }, METADATA_POINTER)
  expect(await read()).toEqual(['3', '2.000005'])
  expect(asked).toEqual([])
})

test.each([
  ['another text', 'x'],
  ['more decimals than there are', '1.0000001'],
])('error: the program answers with %s', async (_, text) => {
  const { read } = setup({ err: null, text })
  expect(await read()).toEqual(['3', '20.00005'])
})
