import { createConfig, http } from '@wagmi/core'
import { createKit } from 'latchkey'
import { getNfts } from 'latchkey/actions'
import { createApiClient } from 'latchkey/api'
import {
  type Address,
  formatUnits,
  type Hex,
  maxUint256,
  pad,
  parseEther,
  zeroAddress,
} from 'viem'
import { anvil } from 'viem/chains'
import { describe, expect, test } from 'vitest'
import { fetchLocal } from './fetchLocal.js'
import { historyAbi as abi, setupHistory } from './setupHistory.js'
import { setupServices } from './setupServices.js'

const setup = setupServices()
const { api, get, post, walletUrl } = setup
const { ask, chainOf, find, page, send, submit } = setupHistory(setup)

// Three of anvil's ten accounts, whose keys the node has.
const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const bob: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const carol: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const newAddress = (digit: string): Address => `0x${digit.repeat(40)}`

const call = (
  functionName: (typeof abi)[number]['name'],
  args: readonly unknown[],
) => ({ abi, functionName, args })
const summary = async (address: Address, hash: Hex) => {
  const { metadata, transfers } = await find(address, hash)
  const moves = transfers?.map(
    ({ direction, fungible_info, nft_info, quantity }) => [
      direction,
      quantity.numeric,
      fungible_info?.symbol ?? nft_info?.name,
    ],
  )
  return [metadata.operationType, moves ?? null]
}

describe('operations', () => {
  test('default', async () => {
    const value = 1_234_567_890_123_456_789n
    const hash = await send({ account: alice, data: '0x', to: bob, value })
    const client = chainOf(0)
    const { nonce } = await client.getTransaction({ hash })
    const { timestamp } = await client.getBlock()
    const sent = await find(alice, hash)
    expect(sent).toEqual({
      id: `eip155:31337:${hash}`,
      metadata: {
        operationType: 'send',
        hash,
        chain: 'eip155:31337',
        minedAt: new Date(Number(timestamp) * 1_000).toISOString(),
        sentFrom: alice,
        sentTo: bob,
        status: 'confirmed',
        nonce,
      },
      transfers: [
        {
          direction: 'out',
          quantity: { numeric: '1.234567890123456789' },
          price: 2500,
          value: 3086.419725308641,
          fungible_info: {
            name: 'Ether',
            symbol: 'ETH',
            icon: { url: `${walletUrl()}/icons/eth.svg` },
          },
        },
      ],
    })
    expect(await summary(bob, hash)).toEqual([
      'receive',
      [['in', '1.234567890123456789', 'ETH']],
    ])
  })

  test('behavior: ether that a contract passes on, as a smart account does', async () => {
    // It sends what it gets to the address it is called with.
    const code = '0x600f80600b6000396000f36000600060006000346000355af100'
    const made = await send({ account: alice, data: code })
    const receipt = await chainOf(0).getTransactionReceipt({ hash: made })
    const to = receipt.contractAddress
    if (!to) throw new Error('no contract')
    const data = pad(carol)
    const hash = await send({ account: alice, data, to, value: 5n })
    expect(await summary(carol, hash)).toEqual([
      'receive',
      [['in', '0.000000000000000005', 'ETH']],
    ])
    expect(await summary(to, hash)).toEqual([
      'trade',
      [
        ['in', '0.000000000000000005', 'ETH'],
        ['out', '0.000000000000000005', 'ETH'],
      ],
    ])
    // It has no code to call: nothing is passed on, and nothing counted.
    const failed = await send({ account: alice, data, to: bob, value: 7n })
    expect(await summary(bob, failed)).toEqual([
      'receive',
      [['in', '0.000000000000000007', 'ETH']],
    ])
  })

  test('behavior: the faucet is received, its cat minted', async () => {
    const address = newAddress('a')
    await get().control.fund(address)
    const { data, next } = await page(address)
    const seen = data.map(({ metadata, transfers }) => [
      metadata.operationType,
      metadata.chain,
      transfers?.[0]?.quantity.numeric,
      transfers?.[0]?.fungible_info?.symbol,
    ])
    const [first, second] = ['eip155:31337', 'eip155:31338']
    expect(seen).toHaveLength(6)
    expect(seen).toEqual(
      expect.arrayContaining([
        ['receive', first, '10', 'ETH'],
        ['receive', second, '10', 'ETH'],
        ['receive', first, '1000', 'USDL'],
        ['receive', first, '50', 'GOLD'],
        ['receive', first, '25', 'USDN'],
        ['mint', first, '1', undefined],
      ]),
    )
    expect(next).toBeNull()
    const one = await page(address, `&chainId=${second}`)
    expect(one.data.map(({ metadata }) => metadata.chain)).toEqual([second])
    // Where no pools are, there are no prices.
    expect(one.data[0]?.transfers?.[0]?.value).toBeUndefined()
  })

  test('behavior: tokens, by whom they move', async () => {
    await get().control.fund(alice)
    const { gold, tether, usd } = get().tokens
    const to = usd.address
    const sending = call('transfer', [bob, 1_500_001n])
    const sent = await send({ account: alice, to, ...sending })
    expect(await summary(alice, sent)).toEqual([
      'send',
      [['out', '1.500001', 'USDL']],
    ])
    expect((await find(bob, sent)).metadata).toMatchObject({
      ...{ operationType: 'receive', sentFrom: alice, sentTo: bob },
    })
    const oneself = call('transfer', [alice, 1n])
    const self = await send({ account: alice, to: gold.address, ...oneself })
    expect(await summary(alice, self)).toEqual([
      'send',
      [['self', '0.000000000000000001', 'GOLD']],
    ])
    const approving = call('approve', [bob, 5n])
    const approved = await send({
      ...{ account: alice, to: tether.address },
      ...approving,
    })
    expect(await summary(alice, approved)).toEqual(['approve', []])
    const taking = call('transferFrom', [alice, carol, 5n])
    const taken = await send({
      ...{ account: bob, to: tether.address },
      ...taking,
    })
    expect(await summary(alice, taken)).toEqual([
      'send',
      [['out', '0.000005', 'USDN']],
    ])
    expect(await summary(carol, taken)).toEqual([
      'receive',
      [['in', '0.000005', 'USDN']],
    ])
    expect(await summary(bob, taken)).toEqual(['execute', []])
  })

  test('behavior: swaps are trades, with the ether that was passed on', async () => {
    const { gold, usd, weth } = get().tokens
    const to = get().contracts.router
    const balance = (account: Address) =>
      chainOf(0).getBalance({ address: account })
    const buying = call('swapExactETHForTokens', [
      ...[0n, [weth.address, usd.address], alice, maxUint256],
    ])
    const value = parseEther('1')
    const bought = await send({ account: alice, to, value, ...buying })
    expect(await summary(alice, bought)).toEqual([
      'trade',
      [
        ['in', expect.stringMatching(/^249\d\.\d{1,6}$/), 'USDL'],
        ['out', '1', 'ETH'],
      ],
    ])
    const approving = call('approve', [to, maxUint256])
    await send({ account: alice, to: usd.address, ...approving })
    const selling = call('swapExactTokensForETH', [
      ...[100_000_000n, 0n, [usd.address, weth.address], bob, maxUint256],
    ])
    const before = await balance(bob)
    const sold = await send({ account: alice, to, ...selling })
    const gained = formatUnits((await balance(bob)) - before, 18)
    expect(await summary(alice, sold)).toEqual([
      'trade',
      [['out', '100', 'USDL']],
    ])
    expect(await summary(bob, sold)).toEqual([
      'receive',
      [['in', gained, 'ETH']],
    ])
    const exactly = call('swapETHForExactTokens', [
      ...[2_500_000n, [weth.address, usd.address], alice, maxUint256],
    ])
    const had = await balance(alice)
    const exact = await send({ account: alice, to, value, ...exactly })
    const receipt = await chainOf(0).getTransactionReceipt({ hash: exact })
    const fee = receipt.gasUsed * receipt.effectiveGasPrice
    const paid = formatUnits(had - (await balance(alice)) - fee, 18)
    expect(await summary(alice, exact)).toEqual([
      'trade',
      [
        ['in', '2.5', 'USDL'],
        ['out', paid, 'ETH'],
      ],
    ])
    const both = call('swapExactTokensForTokens', [
      ...[40_000_000n, 0n, [usd.address, gold.address], alice, maxUint256],
    ])
    const swapped = await send({ account: alice, to, ...both })
    expect(await summary(alice, swapped)).toEqual([
      'trade',
      [
        ['out', '40', 'USDL'],
        ['in', expect.stringMatching(/^0\.99\d{1,16}$/), 'GOLD'],
      ],
    ])
  })

  test('behavior: wrapping, deploying, cancelling', async () => {
    const { address: to } = get().tokens.weth
    const [account, value] = [carol, parseEther('2')]
    const wrapped = await send({ account, to, value, ...call('deposit', []) })
    expect(await summary(carol, wrapped)).toEqual([
      'deposit',
      [
        ['in', '2', 'WETH'],
        ['out', '2', 'ETH'],
      ],
    ])
    const taking = call('withdraw', [parseEther('0.5')])
    const unwrapped = await send({ account, to, ...taking })
    expect(await summary(carol, unwrapped)).toEqual([
      'withdraw',
      [
        ['out', '0.5', 'WETH'],
        ['in', '0.5', 'ETH'],
      ],
    ])
    const deployed = await send({ account, data: '0x00' })
    const made = await chainOf(0).getTransactionReceipt({ hash: deployed })
    expect(await summary(carol, deployed)).toEqual(['deploy', []])
    expect((await find(carol, deployed)).metadata.sentTo.toLowerCase()).toBe(
      made.contractAddress,
    )
    const cancelled = await send({ account, data: '0x', to: carol })
    expect(await summary(carol, cancelled)).toEqual(['cancel', []])
  })

  test('behavior: pools, and all that was there before anybody asked', async () => {
    const { address } = chainOf(0).account
    const seen: unknown[] = []
    let cursor: string | null = null
    do {
      const from: string = cursor ? `&cursor=${cursor}` : ''
      const query = `&chainId=eip155:31337${from}`
      const { data, next } = await page(address, query)
      for (const { metadata, transfers } of data)
        seen.push([
          metadata.operationType,
          transfers?.map(({ direction, fungible_info, quantity }) =>
            direction === 'in'
              ? [direction, fungible_info?.symbol]
              : [direction, fungible_info?.symbol, quantity.numeric],
          ),
        ])
      cursor = next
    } while (cursor)
    // The first token was the first that happened on the chain.
    expect(seen.at(-1)).toEqual(['deploy', [['in', 'USDL']]])
    expect(seen).toContainEqual([
      'deposit',
      [
        ['out', 'USDL', '5000000'],
        ['in', 'UNI-V2'],
        ['out', 'ETH', '2000'],
      ],
    ])
  })

  test('behavior: the package reads every row', async () => {
    const client = createApiClient({
      hosts: { api: get().urls.api },
      projectId: 'local',
    })
    const caipNetworkId = 'eip155:31337'
    const parameters = { address: alice, caipNetworkId }
    const { data } = await page(alice, `&chainId=${caipNetworkId}`)
    const answer = await client.getHistory(parameters)
    expect(answer).toMatchObject({ dropped: 0, next: undefined })
    expect(answer.transactions.map(({ id }) => id)).toEqual(
      data.map(({ id }) => id),
    )
  })

  test('behavior: what failed moved nothing', async () => {
    const { gold } = get().tokens
    const sending = call('transfer', [alice, maxUint256])
    const to = gold.address
    const hash = await send({ account: carol, to, ...sending })
    expect(await find(carol, hash)).toMatchObject({
      metadata: { operationType: 'send', status: 'failed' },
      transfers: null,
    })
    await expect(find(alice, hash)).rejects.toThrow('not in the history')
  })
})

describe('NFTs', () => {
  const address = newAddress('b')

  test('default', async () => {
    const { contract, hash, tokenId } = await get().control.nft({ to: address })
    const url = `${walletUrl()}/nft/${contract}/${tokenId}.svg`
    const picture = { url, content_type: null }
    const { metadata, transfers } = await find(address, hash)
    expect(metadata.operationType).toBe('mint')
    expect(transfers).toEqual([
      {
        direction: 'in',
        quantity: { numeric: '1' },
        nft_info: {
          name: `Local Cats #${tokenId}`,
          content: { preview: picture, detail: picture },
          flags: { is_spam: false },
          contract,
          token_id: String(tokenId),
        },
      },
    ])
  })

  test('behavior: sent, approved and burned', async () => {
    const minted = await get().control.nft({ to: alice })
    const { contract: to, tokenId } = minted
    const name = `Local Cats #${tokenId}`
    const all = call('setApprovalForAll', [carol, true])
    const allowed = await send({ account: alice, to, ...all })
    expect(await summary(alice, allowed)).toEqual(['approve', []])
    const giving = call('transferFrom', [alice, bob, tokenId])
    const given = await send({ account: alice, to, ...giving })
    expect(await summary(alice, given)).toEqual(['send', [['out', '1', name]]])
    expect(await summary(bob, given)).toEqual(['receive', [['in', '1', name]]])
    const burning = call('burn', [tokenId])
    const burned = await send({ account: bob, to, ...burning })
    expect(await summary(bob, burned)).toEqual(['burn', [['out', '1', name]]])
  })

  test('behavior: the spam collection is flagged, by its switch too', async () => {
    const url = `${get().urls.mailbox}/control/nft`
    const { hash } = await (await post(url, { address, spam: true })).json()
    const { transfers } = await find(address, hash)
    expect(transfers?.[0]?.nft_info).toMatchObject({
      flags: { is_spam: true },
      name: expect.stringContaining('claim-usdc.example'),
    })
    expect((await post(url, { address: 'ada' })).status).toBe(400)
    expect((await post(url, { address: zeroAddress })).status).toBe(400)
  })

  test('behavior: the package lists what is held, without spam', async () => {
    const address = carol
    const kept = await get().control.nft({ to: address })
    const given = await get().control.nft({ to: address })
    await get().control.nft({ to: address, spam: true })
    const giving = call('transferFrom', [carol, bob, given.tokenId])
    await send({ account: carol, to: given.contract, ...giving })
    const [chain] = get().chains
    const kit = createKit({
      capabilities: { activity: ['eip155:31337'] },
      config: createConfig({
        chains: [anvil],
        transports: { [anvil.id]: http(chain?.rpcUrl) },
      }),
      hosts: { api: get().urls.api },
      projectId: 'local',
    })
    const { nfts, partial } = await getNfts(kit, { address, chainId: anvil.id })
    expect(partial).toBe(false)
    expect(nfts).toMatchObject([
      {
        amount: '1',
        contract: kept.contract,
        name: `Local Cats #${kept.tokenId}`,
        tokenId: String(kept.tokenId),
      },
    ])
    expect((await fetchLocal(nfts[0]?.previewUrl ?? '')).status).toBe(200)
  })

  test('behavior: pictures are the same each time, and without scripts', async () => {
    const { nft } = get().contracts
    const get1 = await api(`/nft/${nft}/1.svg`)
    expect(get1.headers.get('content-type')).toBe('image/svg+xml')
    expect(get1.headers.get('x-content-type-options')).toBe('nosniff')
    expect(get1.headers.get('access-control-allow-origin')).toBe('*')
    expect(get1.headers.get('content-security-policy')).toContain(
      "default-src 'none'",
    )
    const svg = await get1.text()
    expect(svg).toMatch(/^<svg [^>]*xmlns/)
    const again = await api(`/nft/${nft.toLowerCase()}/1.svg`)
    expect(await again.text()).toBe(svg)
    expect(await (await api(`/nft/${nft}/2.svg`)).text()).not.toBe(svg)
    for (const path of [
      'ada/1.svg',
      `${nft}/x.svg`,
      `${nft}/${'9'.repeat(79)}.svg`,
    ])
      expect((await api(`/nft/${path}`)).status).toBe(404)
  })
})

describe('pages', () => {
  const receiver = newAddress('c')
  /** Waits for the last one: pending ones come on top of a page. */
  const give = async (count: number) => {
    const hashes: Hex[] = []
    for (let value = 1n; value <= count; value++) {
      const submitOne = value === BigInt(count) ? send : submit
      hashes.push(
        await submitOne({ account: alice, data: '0x', to: receiver, value }),
      )
    }
    return hashes
  }

  test('default: 150 transfers while others arrive', async () => {
    const all = await give(150)
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const query: string = cursor ? `&cursor=${cursor}` : ''
      const { data, next } = await page(receiver, query)
      expect(data).toHaveLength(50)
      seen.push(...data.map(({ metadata }) => metadata.hash))
      cursor = next
      await give(3)
    } while (cursor)
    expect(new Set(seen).size).toBe(150)
    expect(new Set(seen)).toEqual(new Set(all))
    const [newest] = (await give(1)) as [Hex]
    const { data } = await page(receiver)
    expect(data[0]?.metadata.hash).toBe(newest)
  }, 60_000)

  test('behavior: who asks at once gets the same', async () => {
    const address = newAddress('d')
    const value = 1n
    await send({ account: alice, data: '0x', to: address, value })
    const asking = Array.from({ length: 10 }, () => page(address))
    const answers = await Promise.all(asking)
    for (const { data } of answers) expect(data).toHaveLength(1)
    expect(new Set(answers.map((a) => JSON.stringify(a))).size).toBe(1)
  })

  test('behavior: sees the chain turn back', async () => {
    const client = chainOf(0)
    const [address, value] = [newAddress('e'), 1n]
    const kept = await send({ account: bob, data: '0x', to: address, value })
    const id = await client.snapshot()
    const lost = []
    for (const value of [2n, 3n, 4n])
      lost.push(await send({ account: bob, data: '0x', to: address, value }))
    const hashes = async () =>
      (await page(address)).data.map(({ metadata }) => metadata.hash)
    expect(await hashes()).toEqual([...lost.reverse(), kept])
    await client.revert({ id })
    expect(await hashes()).toEqual([kept])
    const other = await send({
      account: bob,
      data: '0x',
      to: address,
      value: 9n,
    })
    expect(await hashes()).toEqual([other, kept])
  })

  test('behavior: the other branch is longer by now', async () => {
    const client = chainOf(0)
    const address = newAddress('f')
    const sending = { account: bob, data: '0x', to: address } as const
    const id = await client.snapshot()
    const lost = await send({ ...sending, value: 1n })
    await find(address, lost)
    await client.revert({ id })
    const values = [2n, 3n, 4n]
    for (const value of values) await send({ ...sending, value })
    const { data } = await page(address)
    expect(data.map((entry) => entry.transfers?.[0]?.quantity.numeric)).toEqual(
      values.reverse().map((value) => formatUnits(value, 18)),
    )
  })

  test('behavior: what waits is on top of the first page', async () => {
    const client = chainOf(0)
    const [to, value] = [newAddress('9'), parseEther('1')]
    await client.setAutomine(false)
    try {
      const hash = await submit({ account: carol, data: '0x', to, value })
      for (const address of [carol, to])
        expect((await page(address)).data[0]).toMatchObject({
          metadata: { hash, status: 'pending' },
          transfers: [{ quantity: { numeric: '1' } }],
        })
      await client.mine({ blocks: 1 })
      expect((await page(to)).data).toMatchObject([
        { metadata: { hash, status: 'confirmed' } },
      ])
    } finally {
      await client.setAutomine(true)
    }
  })

  test('error: address, chain, cursor, project', async () => {
    const refusal = async (address: string, query?: string) => {
      const response = await ask(address, query)
      return [response.status, (await response.json()).code]
    }
    const { next } = await page(receiver)
    expect(await refusal('ada')).toEqual([400, 'INVALID_ADDRESS'])
    expect(await refusal(alice, '&chainId=eip155:1')).toEqual([
      ...[400, 'UNSUPPORTED_CHAIN'],
    ])
    const cursors = ['', 'x', btoa('{"block":-1}'), btoa('[]'), 'é'.repeat(9)]
    for (const cursor of [...cursors, next])
      expect(await refusal(alice, `&cursor=${cursor}`)).toEqual([
        ...[400, 'INVALID_CURSOR'],
      ])
    const other = `&chainId=eip155:31338&cursor=${next}`
    expect(await refusal(receiver, other)).toEqual([400, 'INVALID_CURSOR'])
    const path = `/v1/account/${alice}/history`
    expect((await api(path)).status).toBe(401)
    expect((await api(`${path}?projectId=nobody`)).status).toBe(403)
  })

  test('behavior: a Solana account has no activity here', async () => {
    const address = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
    expect(await page(address)).toMatchObject({ data: [], next: null })
    const { caipNetworkId } = get().solana
    const query = `&chainId=${caipNetworkId}`
    expect(await page(address, query)).toMatchObject({ data: [], next: null })
  })
})
