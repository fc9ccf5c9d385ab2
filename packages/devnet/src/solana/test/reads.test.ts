import { TOKEN_2022_PROGRAM_ID, TOKEN_PROGRAM_ID } from '@solana/spl-token'
import {
  ComputeBudgetProgram,
  Keypair,
  LAMPORTS_PER_SOL,
  PublicKey,
} from '@solana/web3.js'
import { describe, expect, test } from 'vitest'
import { startSolana } from '../../../../../test/setup/solana/startSolana.js'
import { pay, payToken, setupSolana } from './setupSolana.js'

const { connect, get, newWallet, rpc, sign } = setupSolana({ slotMs: 20 })

describe('accounts', () => {
  test('default: what the faucet gives', async () => {
    const { publicKey } = newWallet()
    const connection = connect()
    const info = await connection.getAccountInfo(publicKey)
    expect(info?.lamports).toBe(10 * LAMPORTS_PER_SOL)
    const none = Keypair.generate().publicKey
    const keys = [none, publicKey]
    const several = await connection.getMultipleAccountsInfo(keys)
    expect(several.map((one) => one?.lamports)).toEqual([
      undefined,
      10 * LAMPORTS_PER_SOL,
    ])
    const list = connection.getParsedTokenAccountsByOwner.bind(connection)
    for (const [programId, amount, program] of [
      [TOKEN_PROGRAM_ID, '1000', 'spl-token'],
      [TOKEN_2022_PROGRAM_ID, '50', 'spl-token-2022'],
    ] as const) {
      const { value } = await list(publicKey, { programId })
      const [token] = value.map(({ account }) => account.data)
      expect(value).toHaveLength(1)
      expect(token?.program).toBe(program)
      expect(token?.parsed.info.tokenAmount.uiAmountString).toBe(amount)
    }
    const mint = new PublicKey(get().mints.spl.address)
    const raw = await connection.getTokenAccountsByOwner(publicKey, { mint })
    expect(raw.value[0]?.account.data).toHaveLength(165)
  })

  test('behavior: amounts of a token with a scale are those that users see', async () => {
    const [from, connection] = [Keypair.generate(), connect()]
    const { scaled } = get().mints
    get().fund(from.publicKey.toBase58(), { scaled: '2.5' })
    const mint = new PublicKey(scaled.address)
    const shown = { amount: '2500000', decimals: 6, uiAmountString: '25' }
    const { value } = await connection.getParsedTokenAccountsByOwner(
      from.publicKey,
      { mint },
    )
    const [holding] = value
    expect(holding?.account.data.parsed.info.tokenAmount).toMatchObject(shown)
    if (!holding) throw new Error('No account')
    const { value: held } = await connection.getTokenAccountBalance(
      holding.pubkey,
    )
    expect(held).toEqual({ ...shown, uiAmount: 25 })
    const supply = (await connection.getTokenSupply(mint)).value
    expect(supply.uiAmount).toBe((10 * Number(supply.amount)) / 1e6)
    const to = Keypair.generate().publicKey
    const { instructions } = payToken(from, to, scaled, 500_000n)
    const { tx } = await sign(from, instructions)
    const signature = await connection.sendTransaction(tx)
    const read = () =>
      connection.getTransaction(signature, {
        maxSupportedTransactionVersion: 0,
      })
    await expect.poll(read).not.toBeNull()
    const { postTokenBalances } = (await read())?.meta ?? {}
    const after = postTokenBalances?.map(({ uiTokenAmount }) => uiTokenAmount)
    expect(after?.map((one) => [one.amount, one.uiAmountString])).toEqual(
      expect.arrayContaining([
        ['2000000', '20'],
        ['500000', '5'],
      ]),
    )
  })

  test('behavior: mints of both programs; Token-2022 has its name', async () => {
    const connection = connect()
    const { spl, token2022 } = get().mints
    expect([spl.decimals, token2022.decimals]).toEqual([6, 9])
    newWallet()
    for (const { address, decimals } of [spl, token2022]) {
      const mint = new PublicKey(address)
      const { value } = await connection.getTokenSupply(mint)
      expect(value.decimals).toBe(decimals)
      expect(BigInt(value.amount)).toBeGreaterThan(0n)
    }
    const info = await connection.getAccountInfo(
      new PublicKey(token2022.address),
    )
    expect(info?.data.toString('latin1')).toContain('Local Silver')
  })

  test('behavior: history of an address, newest first', async () => {
    const [from, connection] = [newWallet(), connect()]
    const { tx } = await sign(from, [pay(from, from.publicKey, 1)])
    const signature = await connection.sendTransaction(tx)
    await expect
      .poll(() => connection.getSignaturesForAddress(from.publicKey))
      .toHaveLength(2)
    const list = (options: object) =>
      connection.getSignaturesForAddress(from.publicKey, options)
    const [newest, oldest] = await list({})
    expect(newest).toMatchObject({ signature, err: null })
    expect(await list({ limit: 1 })).toHaveLength(1)
    expect(await list({ before: signature })).toEqual([
      expect.objectContaining({ signature: oldest?.signature }),
    ])
    expect(await list({ until: oldest?.signature })).toHaveLength(1)
  })
})

describe('the node', () => {
  test('default', async () => {
    const connection = connect()
    const [epoch, version, genesis] = await Promise.all([
      connection.getEpochInfo(),
      connection.getVersion(),
      connection.getGenesisHash(),
    ])
    expect(epoch.blockHeight).toBeLessThan(epoch.absoluteSlot)
    expect(version['solana-core']).toMatch(/^\d+\.\d+\.\d+$/)
    expect(new PublicKey(genesis).toBytes()).toHaveLength(32)
    expect(await connection.getMinimumBalanceForRentExemption(165)).toBe(
      2_039_280,
    )
    expect(await connection.getRecentPrioritizationFees()).toHaveLength(150)
    expect(await rpc('getHealth')).toMatchObject({ result: 'ok' })
  })

  test('behavior: prices of recent blocks, for the accounts they write', async () => {
    const [from, to, connection] = [newWallet(), newWallet(), connect()]
    const { tx, ...latest } = await sign(from, [
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 7_000 }),
      pay(from, to.publicKey, 1_000_000),
    ])
    const signature = await connection.sendTransaction(tx)
    await connection.confirmTransaction({ signature, ...latest })
    const read = async (key: PublicKey) => {
      const fees = await connection.getRecentPrioritizationFees({
        lockedWritableAccounts: [key],
      })
      return fees.map((fee) => fee.prioritizationFee)
    }
    expect(await read(to.publicKey)).toContain(7_000)
    expect((await read(to.publicKey)).filter((fee) => fee === 0)).not.toEqual(
      [],
    )
    expect(await rpc('getRecentPrioritizationFees', [['x']])).toMatchObject({
      error: { code: -32602 },
    })
  })

  test('behavior: slots pass, time goes by', async () => {
    const connection = connect('processed')
    const [slot, height] = [
      await connection.getSlot(),
      await connection.getBlockHeight(),
    ]
    await expect.poll(() => connection.getSlot()).toBeGreaterThan(slot)
    await expect.poll(() => connection.getBlockHeight()).toBeGreaterThan(height)
  })

  test('behavior: a batch, in its order', async () => {
    const response = await fetch(get().rpcUrl, {
      method: 'POST',
      body: JSON.stringify([
        { jsonrpc: '2.0', id: 'a', method: 'getVersion' },
        { jsonrpc: '2.0', id: 'b', method: 'getBlock', params: [1] },
        1,
      ]),
    })
    expect(await response.json()).toMatchObject([
      { id: 'a', result: {} },
      { id: 'b', error: { code: -32601, message: 'Method not found' } },
      { id: null, error: { code: -32600 } },
    ])
  })

  test('behavior: pages of every origin may ask', async () => {
    const headers = {
      origin: 'https://any.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,solana-client',
    }
    const init = { method: 'OPTIONS', headers }
    const response = await fetch(get().rpcUrl, init)
    expect(response.status).toBe(204)
    const allowed = (name: string) =>
      response.headers.get(`access-control-allow-${name}`)
    expect(allowed('origin')).toBe('*')
    expect(allowed('headers')).toBe('content-type,solana-client')
  })

  test('behavior: two chains in one process know nothing of each other', async () => {
    const other = await startSolana({ slotMs: 20 })
    try {
      const { publicKey } = newWallet()
      expect(other.getAmount(publicKey.toBase58())).toBe(0n)
      expect(other.mints).toEqual(get().mints)
      const genesis = (url: string) => rpc('getGenesisHash', [], url)
      expect(await genesis(other.rpcUrl)).not.toEqual(
        await genesis(get().rpcUrl),
      )
    } finally {
      await other.stop()
    }
  })
})

describe('errors', () => {
  const address = Keypair.generate().publicKey.toBase58()
  const signature = '1'.repeat(64)
  const future = { minContextSlot: 1_000_000_000 }
  const latest = 'getLatestBlockhash'

  test.each([
    ['getNothing', [], -32601],
    ['__proto__', [], -32601],
    ['getBalance', {}, -32602],
    ['getBalance', ['0x00'], -32602],
    ['getBalance', [1], -32602],
    ['getBalance', [address, { commitment: 'sure' }], -32602],
    ['getMultipleAccounts', [Array(101).fill(address)], -32602],
    ['getTokenAccountBalance', [address], -32602],
    ['getTokenSupply', [address], -32602],
    ['getTokenAccountsByOwner', [address, { mint: address }], -32602],
    ['getTokenAccountsByOwner', [address, { programId: address }], -32602],
    ['getSignatureStatuses', [Array(257).fill(signature)], -32602],
    ['getTransaction', [signature, { commitment: 'processed' }], -32602],
    ['requestAirdrop', [address, -1], -32602],
    ['sendTransaction', ['0', {}], -32602],
    ['sendTransaction', ['AAAA', { encoding: 'base64' }], -32602],
    ['simulateTransaction', ['', { encoding: 'hex' }], -32602],
    ['getFeeForMessage', ['!'], -32602],
    [latest, [future], -32016],
  ] as const)('error: %s %j', async (method, params, code) => {
    const { error } = await rpc(method, params)
    expect(error).toMatchObject({ code, message: expect.any(String) })
  })

  test('error: a body over 64 KiB', async () => {
    const init = { method: 'POST', body: 'x'.repeat(70_000) }
    expect((await fetch(get().rpcUrl, init)).status).toBe(413)
  })

  test('error: not JSON', async () => {
    const init = { method: 'POST', body: '{' }
    const answer = await (await fetch(get().rpcUrl, init)).json()
    expect(answer).toMatchObject({ id: null, error: { code: -32700 } })
  })
})
