import { erc20Abi, formatUnits, maxUint256, parseUnits } from 'viem'
import { describe, expect, test } from 'vitest'
import { createDevWallet } from '../src/chain/createDevWallet.js'
import { routerAbi } from '../src/chain/uniswapAbi.js'
import { fetchLocal } from './fetchLocal.js'
import { setupServices } from './setupServices.js'

const { api, get, post } = setupServices()

const addressOf = (digit: string): `0x${string}` => `0x${digit.repeat(40)}`

type Balance = {
  symbol: string
  chainId: string
  address?: string
  value: number
  price: number
  quantity: { decimals: string; numeric: string }
  iconUrl: string
}

async function balancesOf(address: string, query = '&chainId=eip155:31337') {
  const response = await api(
    `/v1/account/${address}/balance?projectId=local&currency=usd&st=a&sv=b${query}`,
  )
  expect(response.status).toBe(200)
  const { balances } = (await response.json()) as { balances: Balance[] }
  return balances
}

const ownerOf = () => {
  const [chain] = get().chains
  if (!chain) throw new Error('no chain')
  return createDevWallet(chain)
}

describe('balances', () => {
  test('behavior: right to the unit after a transfer', async () => {
    const [from, to] = [ownerOf(), addressOf('6')]
    for (const [token, amount] of [
      [get().tokens.usd, 1n],
      [get().tokens.gold, 123456789012345678901n],
    ] as const) {
      const hash = await from.writeContract({
        address: token.address,
        abi: erc20Abi,
        functionName: 'transfer',
        args: [to, amount],
      })
      await from.waitForTransactionReceipt({ checkReplacement: false, hash })
      const balance = (await balancesOf(to)).find(
        ({ symbol }) => symbol === token.symbol,
      )
      expect(balance).toMatchObject({
        address: `eip155:31337:${token.address}`,
        chainId: 'eip155:31337',
        quantity: {
          decimals: String(token.decimals),
          numeric: formatUnits(amount, token.decimals),
        },
      })
    }
  })

  test('behavior: without a chain, those of all chains', async () => {
    const address = addressOf('7')
    await get().control.fund(address)
    const balances = await balancesOf(address, '')
    expect(balances.map((b) => b.chainId)).toContain('eip155:31338')
    expect(balances.at(-1)).toMatchObject({
      symbol: 'ETH',
      chainId: 'eip155:31338',
      value: 0,
      quantity: { numeric: '10' },
    })
  })

  test('behavior: an empty wallet holds none of the native coin', async () => {
    const balances = await balancesOf(addressOf('8'))
    expect(balances).toHaveLength(1)
    expect(balances[0]?.quantity.numeric).toBe('0')
    expect(balances[0]?.address).toBeUndefined()
  })

  test('behavior: icons are served', async () => {
    await get().control.fund(addressOf('1'))
    for (const { iconUrl } of await balancesOf(addressOf('1'))) {
      const response = await fetchLocal(iconUrl)
      expect(response.headers.get('content-type')).toBe('image/svg+xml')
    }
  })

  test('param: currency', async () => {
    const address = addressOf('4')
    await get().control.fund(address)
    const ask = async (currency: string) => {
      const query = `projectId=local&chainId=eip155:31337&currency=${currency}`
      const response = await api(`/v1/account/${address}/balance?${query}`)
      const answer = await response.json()
      const balances: Balance[] = answer.balances
      const find = (name: string) =>
        balances.find(({ symbol }) => symbol === name)
      return { currency: answer.currency, dollars: find('USDL') }
    }
    expect(await ask('usd')).toMatchObject({
      currency: 'usd',
      dollars: { price: 1, value: 1000 },
    })
    expect(await ask('jpy')).toMatchObject({
      currency: 'jpy',
      dollars: { price: 150, value: 150_000, quantity: { numeric: '1000' } },
    })
    expect(await ask('EUR')).toMatchObject({
      currency: 'eur',
      dollars: { price: 0.909090909091, value: 909.090909091 },
    })
  })

  test('error: address, chain, currency, project', async () => {
    const address = addressOf('1')
    const path = (account: string, query: string) =>
      api(`/v1/account/${account}/balance?${query}`).then((r) => r.status)
    expect(await path('ada', 'projectId=local')).toBe(400)
    expect(await path(address, 'projectId=local&chainId=eip155:1')).toBe(400)
    expect(await path(address, 'projectId=local&currency=xts')).toBe(400)
    expect(await path(address, '')).toBe(401)
    expect(await path(address, 'projectId=nobody')).toBe(403)
  })
})

describe('prices', () => {
  const priceOf = async (address: string) => {
    const response = await post(`${get().urls.api}/v1/fungible/price`, {
      currency: 'usd',
      addresses: [address],
      projectId: 'local',
    })
    const { fungibles } = await response.json()
    return fungibles[0]?.price
  }

  test('default', async () => {
    const { gold, tether, usd } = get().tokens
    expect(await priceOf(`eip155:31337:${usd.address}`)).toBe(1)
    expect(await priceOf(`eip155:31337:${tether.address}`)).toBe(1)
    expect(await priceOf(`eip155:31337:${gold.address}`)).toBe(40)
    const native = `eip155:31337:0x${'e'.repeat(40)}`
    expect(await priceOf(native)).toBe(2500)
    expect(await priceOf(`eip155:31337:${addressOf('9')}`)).toBeUndefined()
    expect(await priceOf(`eip155:1:${gold.address}`)).toBeUndefined()
  })

  test('behavior: follows the pool after a swap', async () => {
    const owner = ownerOf()
    const { gold, usd } = get().tokens
    const amount = parseUnits('1000000', 6)
    const hash = await owner.writeContract({
      address: get().contracts.router,
      abi: routerAbi,
      functionName: 'swapExactTokensForTokens',
      // An estimate made in the second of the pool's last change is too low
      // for the next second, when the pool also writes its price sums.
      gas: 500_000n,
      args: [
        amount,
        0n,
        [usd.address, gold.address],
        owner.account.address,
        maxUint256,
      ],
    })
    const { status } = await owner.waitForTransactionReceipt({
      checkReplacement: false,
      hash,
    })
    expect(status).toBe('success')
    const price = await priceOf(`eip155:31337:${gold.address}`)
    // x·y=k with a fee of 0.3 % for one million more on top of four.
    const out = (100_000 * 997_000) / (4_000_000 + 997_000)
    expect(price).toBeCloseTo(5_000_000 / (100_000 - out), 6)
    await get().control.fund(addressOf('1'))
    const [, , balance] = await balancesOf(addressOf('1'))
    expect(balance).toMatchObject({ symbol: 'GOLD', price })
    expect(balance?.value).toBeCloseTo(price * 50, 6)
  })

  test('error: what cannot be asked', async () => {
    const url = `${get().urls.api}/v1/fungible/price`
    const status = async (body: unknown) => (await post(url, body)).status
    const ask = { currency: 'usd', addresses: [], projectId: 'local' }
    expect(await status(ask)).toBe(200)
    expect(await status({ ...ask, currency: 'xts' })).toBe(400)
    expect(await status({ ...ask, projectId: 'nobody' })).toBe(403)
    expect(await status({ ...ask, projectId: undefined })).toBe(401)
    expect(await status({ ...ask, addresses: ['ada'] })).toBe(400)
  })
})
