import { Connection, Keypair, LAMPORTS_PER_SOL } from '@solana/web3.js'
import { describe, expect, test } from 'vitest'
import { fetchLocal } from './fetchLocal.js'
import { setupServices } from './setupServices.js'

const { api, get, post, walletUrl } = setupServices()

const newAddress = () => Keypair.generate().publicKey.toBase58()

const balancesOf = async (address: string, query = '') => {
  const path = `/v1/account/${address}/balance?projectId=local&currency=usd`
  const response = await api(`${path}${query}`)
  return { status: response.status, ...(await response.json()) }
}

describe('faucet', () => {
  test('default: once for an address', async () => {
    const address = newAddress()
    const { faucet } = get().urls
    const ask = async () => (await post(faucet, { address })).json()
    expect(await ask()).toEqual({ funded: true })
    expect(await ask()).toEqual({ funded: false })
    expect(await get().control.fund(address)).toEqual({ funded: false })
    const { balances } = await balancesOf(address, '&chainId=solana:localnet')
    const { silver, usd } = get().solana.tokens
    const origin = walletUrl()
    const chainId = 'solana:localnet'
    expect(balances).toEqual([
      {
        name: 'Solana',
        symbol: 'SOL',
        chainId,
        value: 1_500,
        price: 150,
        quantity: { decimals: '9', numeric: '10' },
        iconUrl: `${origin}/icons/sol.svg`,
      },
      {
        name: 'Local Dollar',
        symbol: 'USDL',
        chainId,
        address: `${chainId}:${usd.address}`,
        value: 1_000,
        price: 1,
        quantity: { decimals: '6', numeric: '1000' },
        iconUrl: `${origin}/icons/usdl.svg`,
      },
      {
        name: 'Local Silver',
        symbol: 'SILV',
        chainId,
        address: `${chainId}:${silver.address}`,
        value: 1_500,
        price: 30,
        quantity: { decimals: '9', numeric: '50' },
        iconUrl: `${origin}/icons/silv.svg`,
      },
    ])
    for (const { iconUrl } of balances)
      expect((await fetchLocal(iconUrl)).status).toBe(200)
  })

  test('error: no address', async () => {
    for (const address of ['1'.repeat(32), newAddress().slice(0, 30)]) {
      const response = await post(get().urls.faucet, { address })
      expect(await response.json()).toMatchObject({ code: 'INVALID_ADDRESS' })
    }
  })
})

describe('api', () => {
  const query = '?chainId=solana:localnet&projectId=local'

  test('default: web3.js works through it', async () => {
    const connection = new Connection(`${get().urls.api}/v1/${query}`)
    const { publicKey } = Keypair.generate()
    await get().control.fund(publicKey.toBase58())
    const balance = await connection.getBalance(publicKey)
    expect(balance).toBe(10 * LAMPORTS_PER_SOL)
  })

  test('behavior: an empty account, without a chain too', async () => {
    const { balances } = await balancesOf(newAddress())
    expect(balances).toHaveLength(1)
    expect(balances[0]).toMatchObject({
      symbol: 'SOL',
      quantity: { numeric: '0' },
    })
  })

  test('error: an address of the other side, methods', async () => {
    const evm = `0x${'1'.repeat(40)}`
    const { status } = await balancesOf(evm, '&chainId=solana:localnet')
    expect(status).toBe(400)
    const other = await balancesOf(newAddress(), '&chainId=eip155:31337')
    expect(other.status).toBe(400)
    for (const method of ['requestAirdrop', 'eth_chainId', 'getBlock']) {
      const call = { jsonrpc: '2.0', id: 1, method, params: [] }
      const response = await post(`${get().urls.api}/v1/${query}`, call)
      expect(await response.json()).toMatchObject({ error: { code: -32601 } })
    }
  })

  test('behavior: prices', async () => {
    const { silver, usd } = get().solana.tokens
    const addresses = [
      usd.address,
      silver.address,
      `So${'1'.repeat(41)}`,
      newAddress(),
    ].map((address) => `solana:localnet:${address}`)
    const body = { currency: 'usd', addresses, projectId: 'local' }
    const response = await post(`${get().urls.api}/v1/fungible/price`, body)
    const { fungibles } = await response.json()
    expect(fungibles.map((one: { price: number }) => one.price)).toEqual([
      1, 30, 150,
    ])
  })
})

describe('control', () => {
  const control = (path: string, body: unknown) =>
    post(`${get().urls.mailbox}/control/${path}`, body)
  const connect = () =>
    new Connection(get().urls.solana, {
      commitment: 'processed',
      disableRetryOnRateLimit: true,
    })

  test('default: slots pass at once', async () => {
    const before = await connect().getSlot()
    const response = await control('solana', { warp: 500 })
    const { slot } = await response.json()
    expect(slot).toBeGreaterThanOrEqual(before + 500)
    expect(await connect().getSlot()).toBeGreaterThanOrEqual(slot)
  })

  test('behavior: faults, until healed', async () => {
    const slot = () => connect().getSlot()
    await control('fault', { service: 'solana', mode: '429' })
    await expect(slot()).rejects.toThrow('429')
    const path = `/v1/?chainId=solana:localnet&projectId=local`
    const call = { jsonrpc: '2.0', id: 1, method: 'getSlot' }
    const through = await post(`${get().urls.api}${path}`, call)
    expect(through.status).toBe(502)
    await control('fault', { service: 'solana', mode: 'down' })
    await expect(slot()).rejects.toThrow('fetch failed')
    await control('heal', {})
    await control('solana', { behind: 3, failNext: { status: 500 } })
    await expect(slot()).rejects.toThrow('500')
    await control('heal', {})
    expect(await slot()).toBeGreaterThan(0)
  })

  test('error: what is not known', async () => {
    expect((await control('solana', { jump: 1 })).status).toBe(400)
    expect((await control('solana', { warp: -1 })).status).toBe(400)
  })
})
